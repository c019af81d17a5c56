import { merged } from '#studio/calendar/open-ranges.ts';

export interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/**
 * Overlapping and adjacent times as one, in order, and cut to the range: an event may last beyond the years that the
 * database knows. Compared as numbers, because a calendar may have thousands.
 */
export function mergeTimes(times: readonly Range[], within: Range): Range[] {
  const [first, last] = [within.start.epochMilliseconds, within.end.epochMilliseconds];
  const ranges = times
    .map(({ start, end }) => ({
      from: Math.max(start.epochMilliseconds, first),
      to: Math.min(end.epochMilliseconds, last),
    }))
    .filter(({ from, to }) => from < to);
  return merged(ranges).map(({ from, to }) => ({
    start: Temporal.Instant.fromEpochMilliseconds(from),
    end: Temporal.Instant.fromEpochMilliseconds(to),
  }));
}

export const rangeKey = ({ start, end }: Range): string =>
  `${start.epochMilliseconds} ${end.epochMilliseconds}`;

export function rangeKeys(ranges: readonly Range[]): Set<string> {
  return new Set(ranges.map(rangeKey));
}
