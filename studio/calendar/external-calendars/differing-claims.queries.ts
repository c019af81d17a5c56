import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { activeClaimStates } from '#studio/calendar/claim.ts';
import type { Range } from './merge-times.ts';

export interface DifferingClaims {
  /** Ids of claims for what is not busy any more, or not to the minute. */
  outdated: string[];
  /** Busy, and not claimed by anything. */
  missing: Range[];
}

/**
 * What the busy claims lack and have too much: busy times in whole minutes, merged, without what is claimed by anything else,
 * with buffers. Overdue holds do not count. One statement, because it runs before every hold.
 */
export async function differingClaims(
  q: Queries,
  { start, end }: Range,
  overdue: Temporal.Instant,
): Promise<DifferingClaims> {
  const range = sql`tstzrange(${start}::timestamptz, ${end}::timestamptz)`;
  const { rows } = await sql<{ id: string | null; start: Temporal.Instant; end: Temporal.Instant }>`
    with busy as (
      select range_agg(tstzrange(
        date_trunc('minute', starts_at),
        date_trunc('minute', ends_at + interval '1 minute' - interval '1 microsecond')
      )) as spans
      from external_busy_times where ends_at > ${start} and starts_at < ${end}
    ), claimed as (
      select range_agg(claimed) as spans from claims
      where kind <> 'busy' and state in (${sql.join(activeClaimStates)}) and claimed && ${range}
        and not (state = 'held' and expires_at <= ${overdue})
    ), wanted as (
      select unnest(busy.spans * tstzmultirange(${range}) - coalesce(claimed.spans, tstzmultirange())) as span
      from busy, claimed
    ), current as (
      select id, tstzrange(slot_start, slot_end) as span from claims
      where kind = 'busy' and state = 'blocked' and slot_end > ${start}
    )
    select id, lower(span) as start, upper(span) as end from current
      where span not in (select span from wanted)
    union all
    select null, lower(span), upper(span) from wanted where span not in (select span from current)`.execute(
    q,
  );
  return {
    outdated: rows.flatMap(({ id }) => id ?? []),
    missing: rows.filter(({ id }) => id === null).map((row) => ({ start: row.start, end: row.end })),
  };
}
