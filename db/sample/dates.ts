import type { EditionDay } from '#platform/db/schema/catalogue.ts';

export interface SampleEdition {
  entryId: string;
  days: EditionDay[];
  capacity: number;
  isOpen: boolean;
}

/** Days between the first start and the first future edition. */
export const leadTimeDays = 90;
const capacity = 10;

/** Past editions as the specification dates them. */
const past: readonly SampleEdition[] = [
  {
    entryId: 'voice-elevated',
    days: weekends(Temporal.PlainDate.from('2025-10-04'), 4),
    capacity,
    isOpen: false,
  },
  {
    entryId: 'celebrity-vocal-experience',
    days: daysFrom(Temporal.PlainDate.from('2026-01-14'), 5, '09:00', '20:00'),
    capacity,
    isOpen: false,
  },
];

/**
 * The past editions and one open edition of every programme and workshop, at least 90 days after `today` (a date in
 * the studio's zone). No two of its days overlap, for every day is a claim on the coach's time.
 */
export function sampleEditions(today: Temporal.PlainDate): SampleEdition[] {
  const saturday = nextWeekday(today.add({ days: leadTimeDays }), 6);
  const retreat = nextWeekday(saturday.add({ weeks: 4 }), 3);
  const workshop = nextWeekday(retreat.add({ weeks: 1 }), 6);
  return [
    ...past,
    { entryId: 'voice-elevated', days: weekends(saturday, 4), capacity, isOpen: true },
    {
      entryId: 'celebrity-vocal-experience',
      days: daysFrom(retreat, 5, '09:00', '20:00'),
      capacity,
      isOpen: true,
    },
    { entryId: 'singing-workshop-1d', days: daysFrom(workshop, 1, '10:00', '16:00'), capacity, isOpen: true },
    {
      entryId: 'singing-workshop-2d',
      days: daysFrom(workshop.add({ weeks: 1 }), 2, '10:00', '16:00'),
      capacity,
      isOpen: true,
    },
  ];
}

function nextWeekday(from: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
}

function weekends(saturday: Temporal.PlainDate, count: number): EditionDay[] {
  return Array.from({ length: count }, (_, week) =>
    daysFrom(saturday.add({ weeks: week }), 2, '09:00', '17:00'),
  ).flat();
}

function daysFrom(first: Temporal.PlainDate, count: number, from: string, to: string): EditionDay[] {
  return Array.from({ length: count }, (_, day) => ({ date: first.add({ days: day }).toString(), from, to }));
}
