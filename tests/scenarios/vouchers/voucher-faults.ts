import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Stage } from '#tests/support/page-fixture.ts';

/** Each selects what must not exist. */
const forbidden: Readonly<Record<string, string>> = {
  'a balance outside what was granted': `
    select entitlement_id from ledger_entries where entitlement_id is not null group by entitlement_id
    having sum(delta) < 0 or sum(delta) > sum(delta) filter (where reason = 'granted')`,
  'a gift card charged with something other than its paid and open orders': `
    select entitlements.id from entitlements where kind = 'gift-card'
      and (select coalesce(-sum(delta), 0) from ledger_entries
        where entitlement_id = entitlements.id and reason in ('spent', 'released'))
      <> (select coalesce(sum(gift_card_minor), 0) from orders
        where gift_card_id = entitlements.id and state not in ('lapsed', 'voided'))`,
  'an order that holds something other than its part of the gift card': `
    select orders.id from orders where state not in ('lapsed', 'voided')
      and (select coalesce(-sum(delta), 0) from ledger_entries where ledger_entries.order_id = orders.id
        and entitlement_id is not null and reason in ('spent', 'released')
        and entitlement_id in (select id from entitlements where kind = 'gift-card')) <> gift_card_minor`,
  'an order for goods that was paid but not sent, or has other pieces than it says': `
    select orders.id from orders where state = 'paid' and capture = 'on-dispatch'
      and ((select count(*) from units where order_id = orders.id and state = 'gone')
        <> (select coalesce(sum(quantity), 0) from order_lines join offers on offers.id = offer_id
          where order_id = orders.id and offers.kind = 'goods'))`,
  'an authorised order whose reservations are not its total': `
    select orders.id from orders where state = 'authorised'
      and total_minor <> (select coalesce(sum(amount_minor), 0) from payments where order_id = orders.id
        and state = 'authorised') + (case when exists (select 1 from payments where order_id = orders.id
        and provider = 'gift-card') then 0 else gift_card_minor end)`,
  'a gift card that got back something other than its refunds': `
    select entitlements.id from entitlements where kind = 'gift-card'
      and (select coalesce(sum(delta), 0) from ledger_entries
        where entitlement_id = entitlements.id and reason = 'returned')
      <> (select coalesce(sum(refunds.amount_minor), 0) from refunds
        join payments on payments.id = refunds.payment_id join orders on orders.id = refunds.order_id
        where orders.gift_card_id = entitlements.id and payments.provider = 'gift-card')`,
  'a refund of a gift card that can still be spent': `
    select entitlements.id from entitlements where kind = 'gift-card'
      and (select coalesce(-sum(delta), 0) from ledger_entries
        where entitlement_id = entitlements.id and reason = 'revoked')
      <> (select coalesce(sum(amount_minor), 0) from refunds
        where order_id = entitlements.order_id and state <> 'refused')`,
  'a paid order whose payments are not its total': `
    select orders.id from orders where state in ('paid', 'refund-due', 'refunded')
      and total_minor <> (select sum(captured_minor) from payments where order_id = orders.id)`,
  'an order refunded beyond its payments': `
    select orders.id from orders
      where (select coalesce(sum(amount_minor), 0) from refunds where order_id = orders.id and state <> 'refused')
        > (select coalesce(sum(captured_minor), 0) from payments where order_id = orders.id)`,
  'a payment refunded beyond what was captured': `
    select payments.id from payments
      where (select coalesce(sum(amount_minor), 0) from refunds where payment_id = payments.id and state <> 'refused')
        > captured_minor`,
  'a session of a pack that is neither booked, left, refunded nor expired': `
    select entitlements.id from entitlements where kind = 'credit'
      and (select coalesce(sum(delta), 0) from ledger_entries
        where entitlement_id = entitlements.id and reason in ('spent', 'returned'))
      <> - (select count(*) from bookings join claims on claims.id = bookings.claim_id
        where entitlement_id = entitlements.id and not exists (select 1 from ledger_entries
          where ledger_entries.booking_id = bookings.id and reason = 'returned'))`,
  'a code counted other than by its orders': `
    select discount_codes.id from discount_codes
      where (select coalesce(-sum(delta), 0) from ledger_entries where code_id = discount_codes.id)
        > (select count(*) from orders where discount_code_id = discount_codes.id and state not in ('lapsed', 'voided'))
      or (select coalesce(-sum(delta), 0) from ledger_entries where code_id = discount_codes.id) > max_uses`,
  'a paid booking without an hour, or without money': `
    select bookings.id from bookings join claims on claims.id = bookings.claim_id
      join orders on orders.id = bookings.order_id
      where claims.state = 'booked' and orders.state in ('open', 'lapsed', 'voided')`,
  'a paid order that neither grants nor is refunded': `
    select orders.id from orders where state = 'paid' and booking_id is null and capture <> 'on-dispatch'
      and not exists (select 1 from entitlements where entitlements.order_id = orders.id)`,
  'a receipt that is not the total of its order': `
    select orders.id from orders join receipts on receipts.order_id = orders.id and kind = 'receipt'
      where (content->>'totalMinor')::bigint <> total_minor
        or (content->>'totalMinor')::bigint <> coalesce((select sum((line->>'unitMinor')::bigint
          * (line->>'quantity')::bigint) from jsonb_array_elements(content->'lines') as line), 0)
          - coalesce((content->>'discountMinor')::bigint, 0)`,
  'credit notes that are not the refunds': `
    select orders.id from orders
      where (select coalesce(-sum((content->>'totalMinor')::bigint), 0) from receipts
        where order_id = orders.id and kind = 'credit-note')
      <> (select coalesce(sum(amount_minor), 0) from refunds where order_id = orders.id and state = 'succeeded')`,
};

export async function voucherFaults(stage: Pick<Stage, 'db' | 'bank'>): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(forbidden).map(async ([fault, select]) => {
      const { rows } = await sql.raw(select).execute(stage.db.query);
      return rows.length > 0 ? [`${fault}: ${JSON.stringify(rows[0])}`] : [];
    }),
  );
  return [...faults.flat(), ...(await bankFaults(stage))];
}

/** The provider never refunded more than it captured, and exactly what we recorded as succeeded. */
async function bankFaults({ db, bank }: { db: Database; bank: Stage['bank'] }): Promise<string[]> {
  const rows = await db.query
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select((select) => ['payments.intent_id', select.fn.sum<string>('refunds.amount_minor').as('refunded')])
    .where('refunds.state', '=', 'succeeded')
    .where('payments.provider', '=', 'test')
    .groupBy('payments.intent_id')
    .execute();
  return rows.flatMap(({ intent_id: intentId, refunded }) =>
    intentId && bank.books.refundedMinor(intentId) !== Number(refunded)
      ? [`the provider refunded ${bank.books.refundedMinor(intentId)} instead of ${refunded}`]
      : [],
  );
}
