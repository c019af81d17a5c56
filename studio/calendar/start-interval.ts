import type { OpeningRule } from './slot.ts';

export interface StartInterval {
  everyMinutes: number;
  /** Minutes since midnight, below `everyMinutes`. */
  offsetMinutes: number;
}

const shortestMinutes = 5;

/** The longest interval, of an hour at most, whose starts include every start of the opening hours; a quarter of an hour without any. */
export function startIntervalOf(
  rules: ReadonlyArray<Pick<OpeningRule, 'first_start' | 'every_minutes'>>,
): StartInterval {
  const starts = rules.map(({ first_start, every_minutes }) => {
    const { hour, minute } = Temporal.PlainTime.from(first_start);
    return { first: hour * 60 + minute, every: every_minutes };
  });
  const [one] = starts;
  if (!one) return { everyMinutes: 15, offsetMinutes: 0 };
  const common = starts.reduce(
    (sum, { first, every }) => divisorOf(divisorOf(sum, every), Math.abs(first - one.first)),
    one.every,
  );
  const everyMinutes = Math.max(shortestMinutes, divisorOf(60, common));
  return { everyMinutes, offsetMinutes: one.first % everyMinutes };
}

/** The greatest common one. */
function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}
