/** Denmark: weekends, public holidays, Constitution Day, 24 and 31 December. Store bededag ended in 2023. */
export function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < 6 && !isHoliday(day);
}

export function workingDaysAfter(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let at = day;
  for (let left = count; left > 0; ) {
    at = at.add({ days: 1 });
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

const fixed = new Set(['01-01', '06-05', '12-24', '12-25', '12-26', '12-31']);
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension, Whit Monday. */
const fromEaster = [-3, -2, 1, 39, 50];

function isHoliday(day: Temporal.PlainDate): boolean {
  if (fixed.has(day.toString().slice(5))) return true;
  const easter = easterSunday(day.year);
  return fromEaster.some((days) => easter.add({ days }).equals(day));
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
