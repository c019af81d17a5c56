import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Currency } from '#studio/shared/money.ts';

/** What the ledger knows about one order or one session, and what a text about it may therefore say. */
export interface MoneyFacts {
  name: string;
  /** Every amount that a text may name, in minor units, without sign. */
  amounts: ReadonlySet<string>;
  state: string | null;
  capturedMinor: number;
  reservedMinor: number;
  refundedMinor: number;
  vatMinor: number;
  isVoucher: boolean;
  /** Of what was bought and not yet booked, refunded or expired. */
  sessionsLeft: number;
  /** What is to be paid for the session itself. */
  session: 'none' | 'at-session' | 'invoiced' | 'settled';
  sessionPriceMinor: number;
}

export const amountKey = (currency: string, minor: number) => `${currency} ${Math.abs(minor)}`;

interface Row {
  subject: string;
  name: string;
  currency: Currency;
  minor: number;
}

/** Amounts by order: of itself, and of the orders it replaces or was split into. */
const amountsOfOrders = `
  with recursive family as (
    select id, id as root from orders
    union select links.b, family.root from family join (
      select id as a, replaces_order_id as b from orders union all select replaces_order_id, id from orders
    ) as links on links.a = family.id where links.b is not null
  ), of as (
    select id as order_id, currency, total_minor as minor from orders
    union all select id, currency, gift_card_minor from orders
    union all select id, currency, total_minor - gift_card_minor from orders
    union all select id, currency, total_minor - refunded_minor from orders
    union all select id, currency, total_minor - gift_card_minor - refunded_minor from orders
    union all select order_id, currency, unit_minor from order_lines join orders on id = order_id
    union all select order_id, currency, unit_minor * quantity from order_lines join orders on id = order_id
    union all select order_id, currency, unit_minor * quantity - discount_minor from order_lines join orders on id = order_id
    union all select order_id, currency, discount_minor from order_lines join orders on id = order_id
    union all select order_id, currency, vat_minor from order_lines join orders on id = order_id
    union all select order_id, currency, sum(discount_minor) from order_lines join orders on id = order_id group by 1, 2
    union all select order_id, currency, sum(vat_minor) from order_lines join orders on id = order_id group by 1, 2
    union all select order_id, currency, sum(unit_minor * quantity) from order_lines join orders on id = order_id group by 1, 2
    union all select order_id, currency, amount_minor from payments
    union all select order_id, currency, captured_minor from payments
    union all select order_id, currency, captured_minor - refunded_minor from payments
    union all select order_id, currency, sum(captured_minor) from payments group by 1, 2
    union all select order_id, currency, sum(captured_minor) - (select coalesce(sum(amount_minor), 0) from refunds
      where refunds.order_id = payments.order_id and state <> 'refused') from payments group by 1, 2
    union all select refunds.order_id, currency, refunds.amount_minor from refunds join payments on payments.id = payment_id
    union all select refunds.order_id, currency, sum(refunds.amount_minor) from refunds join payments on payments.id = payment_id
      group by 1, 2
    union all select refunds.order_id, currency, sum(refunds.amount_minor) from refunds join payments on payments.id = payment_id
      group by 1, 2, refunds.created_at
    union all select entitlements.order_id, currency, sum(delta) from ledger_entries join entitlements on entitlements.id = entitlement_id
      where kind = 'gift-card' group by 1, 2
    union all select id, currency, total_minor - (select sum(delta) from ledger_entries where entitlement_id = gift_card_id)
      from orders where gift_card_id is not null
    union all select order_id, currency, amount_minor from instalments join orders on id = order_id
    union all select order_id, orders.currency, (content->>'vatMinor')::int from receipts join orders on id = order_id
    union all select order_id, orders.currency, (content->>'totalMinor')::int from invoices join orders on id = order_id
  )
  select family.root::text as subject, '' as name, currency, minor from family join of on of.order_id = family.id
  where minor is not null`;

const orders = `
  select orders.id::text, number, state, currency, booking_id::text as booking,
    coalesce((select sum(captured_minor) from payments where order_id = orders.id and state = 'captured'), 0)::int as captured,
    coalesce((select sum(amount_minor) from payments where order_id = orders.id and state = 'authorised'), 0)::int
      + case when state = 'authorised' then gift_card_minor else 0 end as reserved,
    -- What was taken at the session is refused by no provider: the owner returns it.
    coalesce((select sum(refunds.amount_minor) from refunds join payments on payments.id = payment_id
      where refunds.order_id = orders.id and (refunds.state <> 'refused' or provider = 'manual')), 0)::int as refunded,
    coalesce((select sum(vat_minor) from order_lines where order_id = orders.id), 0)::int as vat,
    exists (select from order_lines where order_id = orders.id and vat_class = 'voucher') as voucher,
    coalesce((select sum(delta) from ledger_entries join entitlements on entitlements.id = entitlement_id
      where entitlements.order_id = orders.id and kind = 'credit'), 0)::int as left
  from orders`;

const bookings = `
  select bookings.id::text, coalesce(bookings.order_id, entitlements.order_id,
      (select id from orders where booking_id = bookings.id order by created_at desc limit 1))::text as order,
    covered_by as cover, prices, late_fee_percent as late, no_show_fee_percent as missed,
    (select invoices.number::int from invoices join orders on orders.id = invoices.order_id
      where orders.booking_id = bookings.id and invoices.kind = 'invoice' and credited_at is null
        and orders.state in ('open', 'lapsed', 'voided') order by invoices.number desc limit 1) as invoice,
    (select state from orders where orders.id = bookings.order_id) as paid
  from bookings left join entitlements on entitlements.id = bookings.entitlement_id`;

interface OrderRow {
  id: string;
  number: string;
  state: string;
  currency: Currency;
  booking: string | null;
  captured: number;
  reserved: number;
  refunded: number;
  vat: number;
  voucher: boolean;
  left: number;
}

interface BookingRow {
  id: string;
  order: string | null;
  cover: string | null;
  prices: Partial<Record<Currency, number>>;
  late: number;
  missed: number;
  invoice: number | null;
  paid: string | null;
}

/** By the id of an order or a booking. `all`: the amounts of every one, for texts about the studio's money as a whole. */
export async function moneyFacts(db: Database): Promise<{ of: Map<string, MoneyFacts>; all: MoneyFacts }> {
  const { rows: amounts } = await sql.raw<Row>(amountsOfOrders).execute(db.query);
  const byOrder = new Map<string, Set<string>>();
  for (const { subject, currency, minor } of amounts) {
    const known = byOrder.get(subject) ?? new Set();
    byOrder.set(subject, known.add(amountKey(currency, Number(minor))));
  }
  const of = new Map<string, MoneyFacts>();
  for (const row of (await sql.raw<OrderRow>(orders).execute(db.query)).rows) {
    of.set(row.id, {
      name: `order ${row.number}`,
      amounts: byOrder.get(row.id) ?? new Set(),
      state: row.state,
      capturedMinor: row.captured,
      reservedMinor: row.reserved,
      refundedMinor: row.refunded,
      vatMinor: row.vat,
      isVoucher: row.voucher,
      sessionsLeft: row.left,
      session: 'none',
      sessionPriceMinor: 0,
    });
  }
  for (const row of (await sql.raw<BookingRow>(bookings).execute(db.query)).rows) {
    const order = row.order ? of.get(row.order) : undefined;
    const prices = Object.entries(row.prices).flatMap(([currency, minor]) =>
      [100, row.late, row.missed].map((percent) => amountKey(currency, Math.round((minor * percent) / 100))),
    );
    of.set(row.id, {
      ...(order ?? nothing),
      name: `booking ${row.id} (${order?.name ?? 'no order'})`,
      amounts: new Set([...(order?.amounts ?? []), ...prices]),
      session: sessionOf(row),
      sessionPriceMinor: row.prices.DKK ?? 0,
    });
  }
  const everything = new Set([...of.values()].flatMap((facts) => [...facts.amounts]));
  return { of, all: { ...nothing, name: 'the studio', amounts: everything } };
}

const nothing: Omit<MoneyFacts, 'name' | 'amounts'> = {
  state: null,
  capturedMinor: 0,
  reservedMinor: 0,
  refundedMinor: 0,
  vatMinor: 0,
  isVoucher: false,
  sessionsLeft: 0,
  session: 'none',
  sessionPriceMinor: 0,
};

function sessionOf({ cover, paid, invoice }: BookingRow): MoneyFacts['session'] {
  if (paid === 'paid') return 'settled';
  if (invoice !== null) return 'invoiced';
  return cover === 'at-session' ? 'at-session' : cover === null ? 'none' : 'settled';
}
