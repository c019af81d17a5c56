import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

export function endsOf(now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(studioTimeZone);
  const ago = (period: Temporal.DurationLike) => today.subtract(period).toInstant();
  return {
    now,
    ago,
    noPlace: ago({ months: 6 }),
    placeTaken: ago({ years: 3 }),
    /** Bogføringsloven § 12: the first day of the oldest financial year that must be kept. */
    firstKept: today.subtract({ years: 5 }).with({ month: 1, day: 1 }).startOfDay().toInstant(),
  };
}

export function noPlace(before: Temporal.Instant): RawBuilder<unknown> {
  return sql`applications.decided_at < ${before} and (applications.state in ('declined', 'withdrawn')
    or not exists (select 1 from orders where orders.application_id = applications.id
      and orders.state in ('paid', 'refund-due', 'refunded', 'authorised')))`;
}

export function placeTaken(before: Temporal.Instant): RawBuilder<unknown> {
  return sql`applications.decided_at < ${before}`;
}

/** Files of applications whose period has ended. */
export async function outdatedFiles(q: Queries, now: Temporal.Instant): Promise<{ key: string }[]> {
  const ends = endsOf(now);
  const { rows } = await sql<{ key: string }>`select application_files.key from application_files
    join applications on applications.id = application_files.application_id
    where (${noPlace(ends.noPlace)}) or (${placeTaken(ends.placeTaken)})`.execute(q);
  return rows;
}
