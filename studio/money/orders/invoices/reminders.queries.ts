import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Unpaid } from './reminder.ts';

export interface UnpaidRequest extends Unpaid {
  /** The due date of the invoice, else the day of the order or booking. */
  since: Temporal.PlainDate;
  /** The last step that was sent by rule; 0: none. */
  sent: number;
}

/** Every order that waits for its payment and every session held for its link, of one or of all. */
export async function unpaidRequests(
  q: Queries,
  now: Temporal.Instant,
  only: Unpaid | null = null,
): Promise<UnpaidRequest[]> {
  const id = only?.id ?? null;
  const { rows } = await sql<Omit<UnpaidRequest, 'since'> & { since: string }>`
    select 'order' as kind, orders.id::text as id,
      coalesce(invoices.due_on, (orders.created_at at time zone ${studioTimeZone}::text)::date)::text as since,
      (select coalesce(max(step), 0) from payment_reminders where order_id = orders.id)::int as sent
    from orders left join invoices on invoices.order_id = orders.id
      and invoices.kind = 'invoice' and invoices.credited_at is null
    where orders.pay_until > ${now} and orders.state in ('open', 'lapsed', 'voided') and orders.email <> ''
      and not exists (select from orders as later where later.replaces_order_id = orders.id)
      and (${only === null} or ('order' = ${only?.kind ?? ''} and orders.id::text = ${id}))
    union all
    select 'booking', bookings.id::text, (bookings.created_at at time zone ${studioTimeZone}::text)::date::text,
      (select coalesce(max(step), 0) from payment_reminders where booking_id = bookings.id)::int
    from bookings join claims on claims.id = bookings.claim_id
    where by_link and covered_by is null and claims.state = 'held' and claims.expires_at > ${now}
      and (${only === null} or ('booking' = ${only?.kind ?? ''} and bookings.id::text = ${id}))`.execute(q);
  return rows.map(({ since, ...row }) => ({ ...row, since: Temporal.PlainDate.from(since) }));
}

export async function unpaidOrder(q: Queries, orderId: string) {
  return q
    .selectFrom('orders')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.order_id', '=', 'orders.id')
        .on('invoices.kind', '=', 'invoice')
        .on('invoices.credited_at', 'is', null),
    )
    .select(['orders.id', 'orders.number', 'orders.name', 'orders.language', 'invoices.number as invoice'])
    .select(['orders.pay_until as until', sql<Currency>`orders.currency`.as('currency')])
    .select(sql<number>`orders.total_minor - orders.gift_card_minor`.as('amountMinor'))
    .select(sql<string>`coalesce(invoices.content->>'email', orders.email)`.as('email'))
    .select(sql<string | null>`invoices.due_on`.as('dueOn'))
    .select(sql<string[] | null>`invoices.content->'payTo'`.as('payTo'))
    .select(
      sql<string>`(select string_agg(description, ', ' order by position) from order_lines
        where order_lines.order_id = orders.id)`.as('description'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}
