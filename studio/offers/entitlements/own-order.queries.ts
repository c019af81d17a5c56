import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** An unfinished order that a new one of the same page or booking replaces. */
export type OwnOrder = { checkoutKey: string } | { bookingId: string };

/** Ledger entries, except those held by the own unfinished order. */
export function ofOthers(own: OwnOrder | null): RawBuilder<SqlBool> {
  if (!own) return sql`true`;
  const mine =
    'bookingId' in own ? sql`booking_id = ${own.bookingId}` : sql`checkout_key = ${own.checkoutKey}`;
  return sql`(ledger_entries.order_id is null or ledger_entries.order_id not in (
    select id from orders where state = 'open' and ${mine}))`;
}
