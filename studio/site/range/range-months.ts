import { comfortable, type VoiceRange } from './voice-range.ts';

export interface RangeMonth {
  month: string;
  /** The month's last result; null: none. */
  range: VoiceRange | null;
}

const most = 24;

/** From the first month with a comfortable range to the last, at most two years; months without one stay gaps. */
export function rangeMonths(ranges: readonly VoiceRange[]): RangeMonth[] {
  const byMonth = new Map(
    ranges
      .filter((range) => comfortable(range) !== null)
      .toSorted((one, other) => one.sungOn.localeCompare(other.sungOn))
      .map((range) => [range.sungOn.slice(0, 7), range]),
  );
  const found = [...byMonth.keys()];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return [];
  const months: RangeMonth[] = [];
  for (let month = first; month <= last; month = nextMonth(month))
    months.push({ month, range: byMonth.get(month) ?? null });
  return months.slice(-most);
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
