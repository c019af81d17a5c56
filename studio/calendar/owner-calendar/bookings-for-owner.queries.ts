import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState, CoveredBy } from '#platform/db/schema/booking.ts';
import { manualMethodOfBooking } from '#studio/calendar/booking/paid-by.queries.ts';
import { activeClaimStates, overdueBefore } from '#studio/calendar/claim.ts';
import { seatsInUse } from '#studio/calendar/dates/dates-for-owner.queries.ts';
import { isKept, keptMinor, returnedMinor } from '#studio/offers/entitlements/kept-orders.queries.ts';
import { studentOf } from '#studio/shared/student-of.queries.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';

export interface TimeTaken {
  claimId: string;
  kind: ClaimKind;
  state: ClaimState;
  start: Temporal.Instant;
  end: Temporal.Instant;
  claimedStart: Temporal.Instant;
  claimedEnd: Temporal.Instant;
  changedAt: Temporal.Instant;
  /** Also of what was held before it was booked. */
  expiresAt: Temporal.Instant | null;
  note: string | null;
  bookingId: string | null;
  name: string | null;
  place: 'online' | 'studio' | null;
  coveredBy: CoveredBy | null;
  completedAt: Temporal.Instant | null;
  noShowAt: Temporal.Instant | null;
  dateId: string | null;
  offerId: string | null;
  /** Of a date; null: no date. */
  capacity: number | null;
  seatsInUse: number;
}

interface TakenRequest {
  who: May<'today' | 'calendar' | 'settings'>;
  range: { from: Temporal.Instant; to: Temporal.Instant };
  now: Temporal.Instant;
}

/** Active claims between two instants, without overdue holds. */
export async function timeTaken(q: Queries, { range, now }: TakenRequest): Promise<TimeTaken[]> {
  return takenIn(q, range, now).orderBy('claims.slot_start').execute();
}

/** `ofDay`: how many claims its day has, without those that span several days. */
export type FirstTaken = TimeTaken & { day: string; ofDay: number };

/** As `timeTaken`, at most so many claims of each day and every one that spans several days. */
export async function firstTakenOfDays(
  q: Queries,
  { range, now }: TakenRequest,
  mostPerDay: number,
): Promise<FirstTaken[]> {
  const day = sql`greatest(claims.slot_start, ${range.from}) at time zone ${sql.lit(studioTimeZone)}`;
  const spansDays = sql`(claims.slot_end at time zone ${sql.lit(studioTimeZone)}) > date_trunc('day', ${day}) + interval '1 day'`;
  const ofDay = sql`partition by date_trunc('day', ${day}), ${spansDays}`;
  const taken = takenIn(q, range, now)
    .select(sql<string>`to_char(${day}, 'YYYY-MM-DD')`.as('day'))
    .select(sql<number>`(count(*) over (${ofDay}))::int`.as('ofDay'))
    .select(sql<boolean>`${spansDays}`.as('spansDays'))
    .select(sql<number>`row_number() over (${ofDay} order by claims.slot_start, claims.id)`.as('ordinal'));
  const rows = await q
    .selectFrom(taken.as('taken'))
    .selectAll()
    .where((where) => where.or([where('spansDays', '=', true), where('ordinal', '<=', mostPerDay)]))
    .orderBy('start')
    .execute();
  return rows.map(({ spansDays, ordinal: _ordinal, ...row }) => (spansDays ? { ...row, ofDay: 0 } : row));
}

function takenIn(q: Queries, range: TakenRequest['range'], now: Temporal.Instant) {
  return q
    .selectFrom('claims')
    .leftJoin('bookings', 'bookings.claim_id', 'claims.id')
    .leftJoin('dates', 'dates.id', 'claims.date_id')
    .select([
      'claims.id as claimId',
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.slot_end as end',
      sql<Temporal.Instant>`lower(claims.claimed)`.as('claimedStart'),
      sql<Temporal.Instant>`upper(claims.claimed)`.as('claimedEnd'),
      'claims.changed_at as changedAt',
      'claims.expires_at as expiresAt',
      'claims.note',
      'claims.date_id as dateId',
      'dates.offer_id as offerId',
      'dates.capacity',
      seatsInUse.as('seatsInUse'),
      'bookings.id as bookingId',
      'bookings.name',
      'bookings.place',
      'bookings.covered_by as coveredBy',
      'bookings.completed_at as completedAt',
      'bookings.no_show_at as noShowAt',
    ])
    .where('claims.state', 'in', [...activeClaimStates])
    .where(sql<boolean>`claims.claimed && ${`[${range.from},${range.to})`}::tstzrange`)
    .where('claims.slot_start', '<', range.to)
    .where('claims.slot_end', '>', range.from)
    .where(sql<boolean>`not (claims.state = 'held' and claims.expires_at <= ${overdueBefore(now)})`);
}

/** The booking that is under way or comes next; its id. */
export async function nextBooking(
  q: Queries,
  _who: May<'today'>,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await q
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select('bookings.id')
    .where('claims.state', '=', 'booked')
    .where('claims.slot_end', '>', now)
    .orderBy('claims.slot_start')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function bookingForOwner(
  q: Queries,
  _who: May<'today' | 'calendar' | 'orders'>,
  bookingId: string,
) {
  if (!/^[0-9a-f-]{36}$/i.test(bookingId)) return null;
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .innerJoin('instructors', 'instructors.id', 'claims.coach_id')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select([
      'instructors.name as instructor',
      'bookings.id',
      'bookings.name',
      'bookings.email',
      'bookings.language',
      'bookings.course_name as courseName',
      'bookings.time_zone as timeZone',
      'bookings.place',
      'bookings.covered_by as coveredBy',
      'bookings.by_link as byLink',
      'bookings.notice_hours as noticeHours',
      'bookings.max_reschedules as maxReschedules',
      'bookings.late_fee_percent as lateFeePercent',
      'bookings.no_show_fee_percent as noShowFeePercent',
      'bookings.prices',
      'bookings.reschedules',
      'bookings.reschedules_by_owner as reschedulesByOwner',
      'bookings.completed_at as completedAt',
      'bookings.no_show_at as noShowAt',
      'bookings.new_time_offered_at as newTimeOfferedAt',
      'bookings.created_at as createdAt',
      'bookings.order_id as orderId',
      'claims.id as claimId',
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.slot_end as end',
      'claims.expires_at as expiresAt',
      'orders.number as orderNumber',
      'orders.state as orderState',
      'orders.currency',
      'orders.total_minor as totalMinor',
    ])
    .select([isKept.as('isPaid'), keptMinor.as('keptMinor'), returnedMinor.as('refundedMinor')])
    .select(manualMethodOfBooking.as('paidBy'))
    .select(studentOf('bookings.order_id').as('student'))
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

export type OwnersBooking = NonNullable<Awaited<ReturnType<typeof bookingForOwner>>>;

export async function blockForOwner(
  q: Queries,
  { claimId, now }: { who: May<'calendar'>; claimId: string; now: Temporal.Instant },
) {
  if (!/^[0-9a-f-]{36}$/i.test(claimId)) return null;
  const row = await q
    .selectFrom('claims')
    .select(['id', 'state', 'slot_start as start', 'slot_end as end', 'note'])
    .select(
      sql<number>`(select count(*) from claims row where row.series_id = claims.series_id
        and row.state = 'blocked' and row.slot_end > ${now})`.as('rowLeft'),
    )
    .where('id', '=', claimId)
    .where('kind', '=', 'block')
    .executeTakeFirst();
  return row ?? null;
}

export async function findBlock(q: Queries, claimId: string): Promise<{ seriesId: string | null } | null> {
  const row = await q
    .selectFrom('claims')
    .select('series_id as seriesId')
    .where('id', '=', claimId)
    .where('kind', '=', 'block')
    .executeTakeFirst();
  return row ?? null;
}

export async function stateOfClaim(q: Queries, claimId: string): Promise<ClaimState> {
  const { state } = await q
    .selectFrom('claims')
    .select('state')
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow();
  return state;
}
