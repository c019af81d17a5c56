import { type RawBuilder, sql } from 'kysely';
import type { ManualMethod } from '#platform/db/schema/money.ts';

export const manualMethodOfBooking: RawBuilder<ManualMethod | null> = sql`(select payments.method from payments
  where payments.order_id = bookings.order_id and payments.provider = 'manual' limit 1)`;
