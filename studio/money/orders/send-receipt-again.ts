import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { May } from '#studio/shared/who.ts';
import { lockOrder } from './orders.store.ts';
import { hasReceipt } from './receipts.queries.ts';

export type SendReceiptRefusal = 'not-found' | 'no-receipt' | 'no-email';
export type SendReceiptOutcome = { ok: true } | { ok: false; refusal: SendReceiptRefusal };

/** Emails the receipt again to the buyer, once per `once`. */
export async function sendReceiptAgain(
  world: World,
  who: May<'orders'>,
  { orderId, once }: { orderId: string; once?: string | null },
): Promise<SendReceiptOutcome> {
  if (!z.guid().safeParse(orderId).success) return { ok: false, refusal: 'not-found' };
  return change(world, who, async (c): Promise<SendReceiptOutcome> => {
    const order = await lockOrder(c.tx, orderId);
    if (!order) return { ok: false, refusal: 'not-found' };
    if (order.email === '') return { ok: false, refusal: 'no-email' };
    if (!(await hasReceipt(c.tx, orderId))) return { ok: false, refusal: 'no-receipt' };
    await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        const sendingId = randomUUID();
        await publish(c, { type: 'order.receipt-requested', orderId, sendingId });
        await audit(c, { action: 'order.receipt-resent', subject: `order:${orderId}` });
        return sendingId;
      },
    });
    return { ok: true };
  });
}
