export type HolidayName =
  | 'new-year'
  | 'maundy-thursday'
  | 'good-friday'
  | 'easter-sunday'
  | 'easter-monday'
  | 'ascension'
  | 'whit-sunday'
  | 'whit-monday'
  | 'constitution-day'
  | 'christmas-eve'
  | 'christmas-day'
  | 'second-christmas-day'
  | 'new-years-eve';

export interface Holiday {
  day: Temporal.PlainDate;
  name: HolidayName;
}

const fixed: ReadonlyArray<[HolidayName, number, number]> = [
  ['new-year', 1, 1],
  ['constitution-day', 6, 5],
  ['christmas-eve', 12, 24],
  ['christmas-day', 12, 25],
  ['second-christmas-day', 12, 26],
  ['new-years-eve', 12, 31],
];

/** Days from Easter Sunday. */
const movable: ReadonlyArray<[HolidayName, number]> = [
  ['maundy-thursday', -3],
  ['good-friday', -2],
  ['easter-sunday', 0],
  ['easter-monday', 1],
  ['ascension', 39],
  ['whit-sunday', 49],
  ['whit-monday', 50],
];

/** Denmark: public holidays, Constitution Day, 24 and 31 December, in order. Store bededag ended in 2023. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    ...fixed.map(([name, month, day]) => ({ name, day: Temporal.PlainDate.from({ year, month, day }) })),
    ...movable.map(([name, days]) => ({ name, day: easter.add({ days }) })),
  ].sort((one, other) => Temporal.PlainDate.compare(one.day, other.day));
}

/** Gregorian Easter algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}
