import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookedWithCredit, creditByToken } from './session-credits.queries.ts';

export type CreditState =
  | { state: 'usable'; name: string; email: string; validUntil: Temporal.Instant | null }
  | { state: 'booked'; bookingId: string }
  | { state: 'none' };

export async function creditState(world: World, who: Who, token: string): Promise<CreditState> {
  const q = world.db.query;
  const now = world.clock.now();
  const id = await creditByToken(q, { token, who, now });
  if (!id) return { state: 'none' };
  const credit = await q
    .selectFrom('entitlements')
    .leftJoin('orders', 'orders.id', 'entitlements.order_id')
    .leftJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => [
      'entitlements.email',
      'entitlements.valid_until as validUntil',
      'orders.name',
      select.fn.sum<number>('ledger_entries.delta').as('balance'),
    ])
    .where('entitlements.id', '=', id)
    .groupBy(['entitlements.id', 'orders.name'])
    .executeTakeFirstOrThrow();
  const hasRunOut = credit.validUntil !== null && Temporal.Instant.compare(credit.validUntil, now) <= 0;
  if (Number(credit.balance) > 0 && !hasRunOut) {
    return {
      state: 'usable',
      name: credit.name ?? '',
      email: credit.email,
      validUntil: credit.validUntil,
    };
  }
  const bookingId = await bookedWithCredit(q, id);
  return bookingId ? { state: 'booked', bookingId } : { state: 'none' };
}
