import { isOn, type OpeningException, type OpeningRule, slotMinutes } from './slot.ts';

/** Minutes since midnight on the studio's clock. */
export interface MinuteRange {
  from: number;
  to: number;
}

const wholeDay = 24 * 60;

/** When sessions can take place on a day: from the first start to the end of the last session, merged. */
export function openRangesOn(
  day: Temporal.PlainDate,
  rules: readonly OpeningRule[],
  exceptions: readonly OpeningException[] = [],
): MinuteRange[] {
  const ofDay = exceptions.filter((one) => isOn(day, one));
  const isClosed = ofDay.some(({ kind }) => kind === 'closed');
  const weekly = isClosed ? [] : rules.filter(({ weekday }) => weekday === day.dayOfWeek);
  const extra = ofDay.flatMap((one) => (one.kind === 'open' ? [one] : []));
  return merged(
    [...weekly, ...extra].map(({ first_start, last_start }) => ({
      from: minuteOf(first_start),
      to: Math.min(wholeDay, minuteOf(last_start) + slotMinutes.session),
    })),
  );
}

export function merged(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

export function without(ranges: readonly MinuteRange[], taken: readonly MinuteRange[]): MinuteRange[] {
  let left = merged(ranges);
  for (const { from, to } of taken) {
    left = left.flatMap((range) => {
      if (to <= range.from || range.to <= from) return [range];
      const parts = [
        { from: range.from, to: from },
        { from: to, to: range.to },
      ];
      return parts.filter((part) => part.from < part.to);
    });
  }
  return left;
}

function minuteOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}
