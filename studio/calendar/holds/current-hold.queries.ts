import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import { type BookingSummary, bookingSummary } from '#studio/calendar/booking/bookings.queries.ts';
import { slotName } from '#studio/calendar/slot-name.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';

export interface CurrentHold extends BookingSummary {
  slotName: string;
  secondsLeft: number;
  timeZone: string | null;
  place: 'online' | 'studio' | null;
  checkoutUrl: string | null;
  noticeHours: number;
  prices: Partial<Record<Currency, number>>;
}

/** This browser's latest hold, also while its payment is in progress; null: none. */
export async function currentHold(world: World, who: Who): Promise<CurrentHold | null> {
  if (!who.holderToken) return null;
  const now = world.clock.now();
  const row = await world.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'bookings.order_id').on('payments.state', '=', 'open'),
    )
    .select([
      'bookings.id',
      'bookings.time_zone',
      'bookings.place',
      'bookings.notice_hours',
      'bookings.prices',
      'claims.slot_start',
      'claims.slot_end',
      'claims.expires_at',
      'payments.url',
    ])
    .where('bookings.holder_hash', '=', hashToken(who.holderToken))
    .where('claims.kind', '=', 'session')
    .where('claims.state', '=', 'held')
    .where('claims.expires_at', '>', now)
    .orderBy('bookings.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.expires_at) return null;
  const seconds = Math.floor(now.until(row.expires_at).total('seconds'));
  return {
    ...(await bookingSummary(world.db.query, row.id)),
    slotName: slotName(row.slot_start, {
      end: row.slot_end,
      language: who.language,
      visitorTimeZone: row.time_zone,
    }),
    secondsLeft: Math.max(0, seconds),
    timeZone: row.time_zone,
    place: row.place,
    checkoutUrl: row.url,
    noticeHours: row.notice_hours,
    prices: row.prices,
  };
}
