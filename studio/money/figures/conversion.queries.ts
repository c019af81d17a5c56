import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import type { CountedPage } from './page-views.store.ts';

export interface BookingPeriod {
  from: Temporal.Instant;
  until: Temporal.Instant;
}

export const bookingSteps = ['held', 'checkout', 'paid'] as const;

/** A held time, an order for it, and its payment: each is a part of the one before. */
export type BookingStep = (typeof bookingSteps)[number];

/** Held by visitors to be paid online: neither by the owner nor to be paid in person, with a credit or an invoice. */
const isHeldOnline = sql<SqlBool>`(claims.kind = 'session' and not bookings.by_link
  and (bookings.covered_by is null or bookings.covered_by = 'order') and not exists (
    select from payments where payments.order_id = bookings.order_id and provider = 'manual')
  and not exists (select from invoices join orders on orders.id = invoices.order_id
    where orders.booking_id = bookings.id))`;
const hasOrder = sql<SqlBool>`exists (select from orders where orders.booking_id = bookings.id)`;

const reached: Readonly<Record<BookingStep, RawBuilder<SqlBool>>> = {
  held: isHeldOnline,
  checkout: sql<SqlBool>`(${isHeldOnline} and ${hasOrder})`,
  paid: sql<SqlBool>`(${isHeldOnline} and ${hasOrder} and bookings.covered_by = 'order')`,
};

const isIn = ({ from, until }: BookingPeriod) =>
  sql<SqlBool>`(bookings.created_at >= ${from} and bookings.created_at < ${until})`;

export type Conversion = Record<'opened' | BookingStep, number>;

const bookingPage: CountedPage = 'booking';

/** Views of the booking page and bookings begun in the period, by '2026-11'. Two statements. */
export async function conversionByMonth(
  q: Queries,
  _who: May<'figures'>,
  period: BookingPeriod,
): Promise<Map<string, Conversion>> {
  const { from, until } = period;
  const day = (at: Temporal.Instant) => studioDay(at).toString();
  const { rows: views } = await sql<{ month: string; opened: number }>`
    select to_char(day, 'YYYY-MM') as month, sum(views)::bigint as opened from page_views
    where page = ${bookingPage} and day >= ${day(from)}::date and day < ${day(until)}::date group by 1`.execute(
    q,
  );
  const { rows: steps } = await sql<{ month: string } & Record<BookingStep, number>>`
    select to_char(bookings.created_at at time zone ${studioTimeZone}::text, 'YYYY-MM') as month,
      count(*) filter (where ${reached.held}) as held, count(*) filter (where ${reached.checkout}) as checkout,
      count(*) filter (where ${reached.paid}) as paid
    from bookings join claims on claims.id = bookings.claim_id where ${isIn(period)} group by 1`.execute(q);
  const nothing = { opened: 0, held: 0, checkout: 0, paid: 0 };
  const months = new Map<string, Conversion>();
  for (const { month, ...counts } of [...views, ...steps]) {
    months.set(month, { ...(months.get(month) ?? nothing), ...counts });
  }
  return months;
}

export interface BegunBooking {
  id: string;
  name: string;
  begunAt: Temporal.Instant;
  start: Temporal.Instant;
  isPaid: boolean;
  hasOrder: boolean;
}

const keys: ListKeys<'begun'> = {
  sorts: { begun: { by: sql`bookings.created_at`, kind: 'moment' } },
  id: { by: sql`bookings.id`, kind: 'uuid' },
};

/** Bookings that reached the step. At most two statements. */
export async function listBegunBookings(
  q: Queries,
  _who: May<'figures'>,
  { period, step, listQuery }: { period: BookingPeriod; step: BookingStep; listQuery: ListQuery<'begun'> },
): Promise<ListPage<BegunBooking>> {
  return listPage(
    q
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select([
        'bookings.id',
        'bookings.name',
        'bookings.created_at as begunAt',
        'claims.slot_start as start',
      ])
      .select([
        sql<boolean>`bookings.covered_by is not null`.as('isPaid'),
        hasOrder.$castTo<boolean>().as('hasOrder'),
      ])
      .where(isIn(period))
      .where(reached[step]),
    listQuery,
    keys,
  );
}

export interface DailyViews {
  day: Temporal.PlainDate;
  views: number;
}

/** Days of a month with views, in order. */
export async function viewsByDay(
  q: Queries,
  _who: May<'figures'>,
  { from, until }: BookingPeriod,
): Promise<DailyViews[]> {
  const day = (at: Temporal.Instant) => studioDay(at).toString();
  const rows = await q
    .selectFrom('page_views')
    .select(['day', 'views'])
    .where('page', '=', bookingPage)
    .where('day', '>=', day(from))
    .where('day', '<', day(until))
    .orderBy('day', 'desc')
    .execute();
  return rows.map((row) => ({ day: Temporal.PlainDate.from(row.day), views: row.views }));
}
