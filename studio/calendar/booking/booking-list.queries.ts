import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimState, CoveredBy } from '#platform/db/schema/booking.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  type ListWords,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { finds } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';

export type BookingSort = 'time' | 'booked' | 'name';
export type BookingFilter = 'when' | 'kind';

export interface ListedBooking {
  id: string;
  kind: SlotKind;
  state: ClaimState;
  name: string;
  email: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  coveredBy: CoveredBy | null;
  newTimeOfferedAt: Temporal.Instant | null;
  completedAt: Temporal.Instant | null;
  noShowAt: Temporal.Instant | null;
}

const sorts: ListKeys<BookingSort>['sorts'] = {
  time: { by: sql`claims.slot_start`, kind: 'moment' },
  booked: { by: sql`bookings.created_at`, kind: 'moment' },
  name: byName(sql`bookings.name`),
};
const text = (table: string) =>
  sql`${sql.ref(`${table}.name`)} || ' ' || ${sql.ref(`${table}.email`)} || ' ' || ${sql.ref(`${table}.course_name`)}`;
/** An array subselect: with a join the planner sometimes scans all claims. */
const words: ListWords = {
  isIn: (typed) => finds(text('bookings'), typed),
  finds: (typed) =>
    sql`claims.id = any(array(select said.claim_id from bookings as said where ${finds(text('said'), typed)}))`,
};

/** Every hour ever held or booked; one statement. */
export async function listBookings(
  q: Queries,
  {
    listQuery,
    now,
  }: {
    who: May<'today' | 'calendar'>;
    listQuery: ListQuery<BookingSort, BookingFilter>;
    now: Temporal.Instant;
  },
): Promise<ListPage<ListedBooking>> {
  const { when, kind } = listQuery.filters;
  // Sorting by time uses the index of claims, otherwise that of bookings.
  const id = listQuery.sort === 'time' ? sql`claims.id` : sql`bookings.id`;
  const query = q
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select([
      'bookings.id',
      'claims.state',
      'bookings.name',
      'bookings.email',
      'claims.slot_start as start',
      'claims.slot_end as end',
      'bookings.covered_by as coveredBy',
      'bookings.new_time_offered_at as newTimeOfferedAt',
      'bookings.completed_at as completedAt',
      'bookings.no_show_at as noShowAt',
    ])
    .select(sql<SlotKind>`claims.kind`.as('kind'))
    .where(
      'claims.kind',
      'in',
      kind === 'session' || kind === 'consultation' ? [kind] : ['session', 'consultation'],
    )
    .$if(when === 'coming', (rows) => rows.where('claims.slot_start', '>', now))
    .$if(when === 'over', (rows) => rows.where('claims.slot_start', '<=', now));
  return listPage(query, listQuery, { sorts, id: { by: id, kind: 'uuid' }, words });
}
