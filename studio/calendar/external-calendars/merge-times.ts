import { merged } from '#studio/calendar/open-ranges.ts';

export interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** Overlapping and adjacent times as one, in order. */
export function mergeTimes(times: readonly Range[]): Range[] {
  const ranges = times.map(({ start, end }) => ({
    from: start.epochMilliseconds,
    to: end.epochMilliseconds,
  }));
  return merged(ranges).map(({ from, to }) => ({
    start: Temporal.Instant.fromEpochMilliseconds(from),
    end: Temporal.Instant.fromEpochMilliseconds(to),
  }));
}

export function withinRange(times: readonly Range[], within: Range): Range[] {
  const { compare } = Temporal.Instant;
  return times
    .map(({ start, end }) => ({
      start: compare(start, within.start) < 0 ? within.start : start,
      end: compare(end, within.end) > 0 ? within.end : end,
    }))
    .filter(({ start, end }) => compare(start, end) < 0);
}

export const rangeKey = ({ start, end }: Range): string =>
  `${start.epochMilliseconds} ${end.epochMilliseconds}`;

export function rangeKeys(ranges: readonly Range[]): Set<string> {
  return new Set(ranges.map(rangeKey));
}
