import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';

export interface TaughtPeriod {
  from: Temporal.Instant;
  until: Temporal.Instant;
  now: Temporal.Instant;
}

/** Private sessions that have ended, without no-shows. */
const isTaught = ({ from, until, now }: TaughtPeriod) =>
  sql<SqlBool>`(claims.kind = 'session' and claims.state = 'booked' and bookings.no_show_at is null
    and claims.slot_start >= ${from} and claims.slot_start < ${until} and claims.slot_end <= ${now})`;

export async function sessionsTaught(
  q: Queries,
  _who: May<'figures'>,
  period: TaughtPeriod,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(claims.slot_start at time zone ${studioTimeZone}::text, 'YYYY-MM') as month, count(*) as count
    from claims join bookings on bookings.claim_id = claims.id
    where ${isTaught(period)} group by 1`.execute(q);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

export interface TaughtSession {
  id: string;
  name: string;
  courseName: string;
  start: Temporal.Instant;
  coveredBy: CoveredBy | null;
}

const keys: ListKeys<'time'> = {
  sorts: { time: { by: sql`claims.slot_start`, kind: 'moment' } },
  id: { by: sql`claims.id`, kind: 'uuid' },
};

export async function listTaught(
  q: Queries,
  _who: May<'figures'>,
  { period, listQuery }: { period: TaughtPeriod; listQuery: ListQuery<'time'> },
): Promise<ListPage<TaughtSession>> {
  return listPage(
    q
      .selectFrom('claims')
      .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
      .select(['bookings.id', 'bookings.name', 'bookings.course_name as courseName'])
      .select(['claims.slot_start as start', 'bookings.covered_by as coveredBy'])
      .where(isTaught(period)),
    listQuery,
    keys,
  );
}
