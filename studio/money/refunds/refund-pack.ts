import { z } from 'zod';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { May } from '#studio/shared/who.ts';
import { type PackFacts, unusedMinor } from './pack-refund.ts';
import { type RefundedParts, refundPayments } from './refund-payments.ts';
import { packOfOrder } from './refunds.queries.ts';
import { revokeUnusedSessions } from './revoke-grants.ts';

const input = z.object({
  orderId: z.guid(),
  /** Unused sessions displayed to the owner; a mismatch is refused. */
  seenUnused: z.int().nonnegative(),
  once: z.string().nullish(),
});

export type RefundPackOutcome =
  | { ok: true; amountMinor: number; currency: Currency }
  | { ok: false; refusal: 'not-found' | 'changed' | 'nothing-left' };

/** Refunds the unused sessions of a pack in proportion; they can no longer be booked. Idempotent per `once`. */
export async function refundPack(
  world: World,
  who: May<'orders'>,
  given: unknown,
): Promise<RefundPackOutcome> {
  const read = input.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'not-found' };
  const { orderId, seenUnused, once } = read.data;
  return change(world, who, async (c): Promise<RefundPackOutcome> => {
    const order = await lockOrder(c.tx, orderId);
    const pack = order && (await packOfOrder(c.tx, orderId));
    if (!pack) return { ok: false, refusal: 'not-found' };
    let refused: RefundPackOutcome | null = null;
    const made = await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        if (pack.unused !== seenUnused) refused = { ok: false, refusal: 'changed' };
        if (refused) return null;
        const refunded = await refundUnused(c, { orderId, pack, reason: 'owner' });
        if (!refunded?.amountMinor) refused = { ok: false, refusal: 'nothing-left' };
        if (refused || !refunded) return null;
        const details = { amountMinor: refunded.amountMinor, currency: pack.currency, sessions: pack.unused };
        const subject = `order:${orderId}`;
        await audit(c, { action: 'pack.refunded', subject, details });
        return String(refunded.amountMinor);
      },
    });
    return refused ?? { ok: true, amountMinor: Number(made), currency: pack.currency };
  });
}

/** The sessions are revoked first, under their lock, so that none is booked and refunded. The order is locked. */
export async function refundUnused(
  c: Change,
  { orderId, pack, reason }: { orderId: string; pack: PackFacts; reason: string },
): Promise<RefundedParts | null> {
  const unused = await revokeUnusedSessions(c, orderId);
  const mostMinor = unusedMinor({ ...pack, unused });
  return refundPayments(c, { orderId, mostMinor, reason });
}
