export interface SampleBlock {
  date: string;
  from: string;
  to: string;
}

/** Of a working coach, by ISO weekday in the studio's zone: what is taken, between the free hours. */
const taken: Readonly<Record<number, ReadonlyArray<readonly [from: string, to: string]>>> = {
  1: [
    ['09:00', '12:00'],
    ['13:00', '14:00'],
    ['16:00', '18:00'],
  ],
  2: [
    ['10:00', '12:00'],
    ['14:00', '17:00'],
  ],
  3: [
    ['09:00', '11:00'],
    ['13:00', '15:00'],
    ['17:00', '18:00'],
  ],
  4: [
    ['09:00', '10:00'],
    ['11:00', '13:00'],
    ['15:00', '17:00'],
  ],
  5: [
    ['09:00', '13:00'],
    ['15:00', '16:00'],
  ],
  6: [
    ['09:00', '11:00'],
    ['14:00', '18:00'],
  ],
  7: [['09:00', '18:00']],
};

const weeks = 3;

/** From `today` (a date in the studio's zone) on, so that the first visitors see a week with taken hours. */
export function sampleDiary(today: Temporal.PlainDate): SampleBlock[] {
  return Array.from({ length: 7 * weeks }, (_, day) => today.add({ days: day })).flatMap((date) =>
    (taken[date.dayOfWeek] ?? []).map(([from, to]) => ({ date: date.toString(), from, to })),
  );
}
