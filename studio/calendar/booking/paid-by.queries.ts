import { type RawBuilder, sql } from 'kysely';
import type { ManualMethod } from '#platform/db/schema/money.ts';

export const manualMethodOfBooking: RawBuilder<ManualMethod | null> = sql`(select payments.method from payments
  where payments.order_id = bookings.order_id and payments.provider = 'manual' limit 1)`;

/** What a gift card paid and was not given back, in minor units; null: no gift card paid. */
export const giftCardLeftOfBooking: RawBuilder<number | null> = sql`(select captured_minor - refunded_minor
  from payments where payments.order_id = bookings.order_id and payments.provider = 'gift-card')`;
