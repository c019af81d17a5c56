import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { isOpenInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';

/**
 * A charge of a plan, an invoice, an order that waits for payment, a session to be paid by a link, or one to be paid in
 * person. What is invoiced counts as its invoice only.
 */
export type OutstandingKind = 'instalment' | 'invoice' | 'order' | 'payment-link' | 'session';

export interface OutstandingRow {
  id: string;
  kind: OutstandingKind;
  orderId: string | null;
  bookingId: string | null;
  invoice: number | null;
  name: string;
  currency: Currency;
  amountMinor: number;
  dueAt: Temporal.Instant;
}

/** In DKK, as stored with the booking. */
const priceOfBooking = sql`coalesce((bookings.prices->>'DKK')::int, 0)`;

function outstanding(now: Temporal.Instant): RawBuilder<OutstandingRow> {
  return sql<OutstandingRow>`(
    select 'instalment:' || order_id || ':' || instalments.number as id, 'instalment' as kind, order_id as "orderId",
      null::uuid as "bookingId", null::bigint as "invoice", name, orders.email, currency, amount_minor as "amountMinor",
      coalesce(due_at, orders.created_at) as "dueAt"
    from instalments join plans using (order_id) join orders on orders.id = order_id
    where instalments.state in ('due', 'failed') and plans.state = 'running'
    union all
    select 'invoice:' || invoices.number, 'invoice', orders.id, null, invoices.number, content->'company'->>'name',
      orders.email, currency, total_minor, due_on::timestamp at time zone ${studioTimeZone}::text
    from invoices join orders on orders.id = invoices.order_id where ${isOpenInvoice}
    union all
    select 'order:' || id, 'order', id, null, null, name, email, currency, total_minor - gift_card_minor, pay_until
    from orders where state in ('open', 'lapsed', 'voided') and pay_until > ${now}
      and not exists (select from orders as later where later.replaces_order_id = orders.id)
      and not exists (select from invoices where invoices.order_id = orders.id and ${isOpenInvoice})
    union all
    select 'booking:' || bookings.id, 'payment-link', null, bookings.id, null, name, bookings.email, 'DKK',
      ${priceOfBooking},
      coalesce(claims.expires_at, slot_start)
    from bookings join claims on claims.id = bookings.claim_id
    where by_link and covered_by is null and claims.state in ('held', 'expiring')
    union all
    select 'booking:' || bookings.id, 'session', null, bookings.id, null, bookings.name, bookings.email, 'DKK',
      ${priceOfBooking}, slot_start
    from bookings join claims on claims.id = bookings.claim_id
    where covered_by = 'at-session' and claims.state = 'booked' and slot_start <= ${now} and no_show_at is null
      and not exists (select from invoices join orders on orders.id = invoices.order_id
        where orders.booking_id = bookings.id and ${isOpenInvoice})
  )`;
}

const keys: ListKeys<'due'> = {
  sorts: { due: { by: sql`outstanding."dueAt"`, kind: 'moment' } },
  id: { by: sql`outstanding.id`, kind: 'text' },
};

export async function listOutstanding(
  q: Queries,
  _who: May<'figures'>,
  { currency, now, listQuery }: { currency: Currency; now: Temporal.Instant; listQuery: ListQuery<'due'> },
): Promise<ListPage<OutstandingRow>> {
  return listPage(
    q
      .selectFrom(outstanding(now).as('outstanding'))
      .select(['outstanding.id', 'outstanding.kind', 'outstanding.orderId', 'outstanding.bookingId'])
      .select([
        'outstanding.invoice',
        'outstanding.name',
        'outstanding.currency',
        'outstanding.amountMinor',
        'outstanding.dueAt',
      ])
      .where('outstanding.currency', '=', currency),
    listQuery,
    keys,
  );
}

export interface OutstandingSum {
  currency: Currency;
  amountMinor: number;
  count: number;
}

export async function sumOutstanding(
  q: Queries,
  _who: May<'today' | 'figures'>,
  now: Temporal.Instant,
): Promise<OutstandingSum[]> {
  const { rows } = await sql<OutstandingSum>`
    select currency, sum("amountMinor")::bigint as "amountMinor", count(*) as count
    from ${outstanding(now)} as outstanding group by currency order by currency`.execute(q);
  return rows;
}

export interface PersonsMoney {
  currency: Currency;
  paidMinor: number;
  outstandingMinor: number;
}

/** What a person has paid since `from`, less refunds, and what is outstanding, by currency. */
export async function moneyOfPerson(
  q: Queries,
  _who: May<'students'>,
  { emails, from, now }: { emails: readonly string[]; from: Temporal.Instant; now: Temporal.Instant },
): Promise<PersonsMoney[]> {
  const { rows } = await sql<PersonsMoney>`
    select currency, sum(paid)::bigint as "paidMinor", sum(due)::bigint as "outstandingMinor"
    from (
      select income_entries.currency, gross_minor as paid, 0 as due
      from income_entries join orders on orders.id = income_entries.order_id
      where lowercase(orders.email) = any(${[...emails]}::text[]) and issued_at >= ${from}
      union all
      select currency, 0, "amountMinor" from ${outstanding(now)} as outstanding
      where lowercase(email) = any(${[...emails]}::text[])
    ) as sums group by currency order by currency`.execute(q);
  return rows;
}
