import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { Block } from '#studio/shared/content/blocks.ts';

export interface SampleDate {
  offerId: string;
  days: DateDay[];
  capacity: number;
  /** Absent: the studio. */
  place?: string;
  isOpen: boolean;
}

/** Days between the first start and the first future date. */
export const leadTimeDays = 90;
const capacity = 10;
/** The address follows with the place in the group. */
const retreatPlace = 'Odsherred';

/** Past dates as the specification dates them. */
const past: readonly SampleDate[] = [
  {
    offerId: 'voice-elevated',
    days: weekends(Temporal.PlainDate.from('2025-10-04'), 4),
    capacity,
    isOpen: false,
  },
  {
    offerId: 'celebrity-vocal-experience',
    days: daysFrom(Temporal.PlainDate.from('2026-01-14'), { count: 5, from: '09:00', to: '20:00' }),
    capacity,
    place: retreatPlace,
    isOpen: false,
  },
];

/**
 * The past dates and one open date of every programme and workshop, at least 90 days after `today` (a date in
 * the studio's zone). No two of its days overlap, for every day is a claim on the coach's time.
 */
export function sampleDates(today: Temporal.PlainDate): SampleDate[] {
  const saturday = nextWeekday(today.add({ days: leadTimeDays }), 6);
  const retreat = nextWeekday(saturday.add({ weeks: 4 }), 3);
  const workshop = nextWeekday(retreat.add({ weeks: 1 }), 6);
  return [
    ...past,
    { offerId: 'voice-elevated', days: weekends(saturday, 4), capacity, isOpen: true },
    {
      offerId: 'celebrity-vocal-experience',
      days: daysFrom(retreat, { count: 5, from: '09:00', to: '20:00' }),
      capacity,
      place: retreatPlace,
      isOpen: true,
    },
    {
      offerId: 'singing-workshop-1d',
      days: daysFrom(workshop, { count: 1, from: '10:00', to: '16:00' }),
      capacity,
      isOpen: true,
    },
    {
      offerId: 'singing-workshop-2d',
      days: daysFrom(workshop.add({ weeks: 1 }), { count: 2, from: '10:00', to: '16:00' }),
      capacity,
      isOpen: true,
    },
  ];
}

/** The sample concerts, moved by whole weeks until the first is at least three weeks after `today`. */
export function futureConcerts(block: Block, today: Temporal.PlainDate): Block {
  if (block.type !== 'concerts') return block;
  const dates = block.items.map(({ date }) => Temporal.PlainDate.from(date));
  const first = dates.toSorted(Temporal.PlainDate.compare)[0] ?? today;
  const days = today.add({ weeks: 3 }).since(first, { largestUnit: 'days' }).days;
  const weeks = Math.max(0, Math.ceil(days / 7));
  const items = block.items.map((item, index) => ({
    ...item,
    date: dates[index]!.add({ weeks }).toString(),
  }));
  return { ...block, items };
}

function nextWeekday(from: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
}

function weekends(saturday: Temporal.PlainDate, count: number): DateDay[] {
  return Array.from({ length: count }, (_, week) =>
    daysFrom(saturday.add({ weeks: week }), { count: 2, from: '09:00', to: '17:00' }),
  ).flat();
}

function daysFrom(
  first: Temporal.PlainDate,
  { count, from, to }: { count: number; from: string; to: string },
): DateDay[] {
  return Array.from({ length: count }, (_, day) => ({ date: first.add({ days: day }).toString(), from, to }));
}
