import { type RawBuilder, sql } from 'kysely';
import type { ManualMethod } from '#platform/db/schema/money.ts';

/** How a row of `bookings` was paid at the lesson; null: by a provider, or not at all. */
export const manualMethodOfBooking: RawBuilder<ManualMethod | null> = sql`(select payments.method from payments
  where payments.order_id = bookings.order_id and payments.provider = 'manual' limit 1)`;
