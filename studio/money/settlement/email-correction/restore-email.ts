import type { World } from '#platform/world.ts';
import { unlinkApplication } from '#studio/money/orders/orders.store.ts';
import { forgetPayer } from '#studio/money/payments/payments.store.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { lockUnusedLink, makeSecretLink, markLinkUsed } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { maskEmail } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { changePurchaseEmail, lockPurchase } from './change-purchase-email.ts';
import { correctionById } from './correctable-order.queries.ts';
import { deleteCorrectionsBefore, insertCorrection } from './email-corrections.store.ts';

const hoursToRestore = 24;

export async function notifyFormerAddress(
  c: Change,
  { orderId, formerEmail, email }: { orderId: string; formerEmail: string; email: string },
): Promise<void> {
  if (!formerEmail) return;
  const expiresAt = c.now.add({ hours: hoursToRestore });
  const correctionId = await insertCorrection(c.tx, { orderId, formerEmail, now: c.now });
  const token = await makeSecretLink(c.tx, { purpose: 'email-restore', subjectId: correctionId, expiresAt });
  const to = maskEmail(email);
  await publish(c, { type: 'order.email-replaced', orderId, formerEmail, to, token, correctionId });
}

export type RestoreState = { state: 'asks'; email: string } | { state: 'done' };

/** Null: unknown, expired, or its person was erased. Read-only. */
export async function readRestore(world: World, token: string): Promise<RestoreState | null> {
  const q = world.db.query;
  const link = await findSecretLink(q, { purpose: 'email-restore', token, now: world.clock.now() });
  const correction = link && (await correctionById(q, link.subjectId));
  if (!correction) return null;
  return link.usedAt ? { state: 'done' } : { state: 'asks', email: maskEmail(correction.former_email) };
}

/** Gives the purchase back to its first address, also when it was rescheduled or cancelled meanwhile. */
export async function restoreEmail(world: World, who: Who, { token }: { token: string }): Promise<boolean> {
  return change(world, who, async (c) => {
    const id = await lockUnusedLink(c.tx, { purpose: 'email-restore', token, now: c.now });
    const correction = id && (await correctionById(c.tx, id));
    const purchase = correction && (await lockPurchase(c.tx, correction.order_id));
    if (!purchase) return false;
    const { order } = purchase;
    await markLinkUsed(c.tx, token, c.now);
    // The application of the other address; that of the first one is linked again.
    if (order.state === 'authorised') await unlinkApplication(c.tx, order.id);
    await forgetPayer(c.tx, order.id);
    await changePurchaseEmail(c, { ...purchase, email: correction.former_email, isRestored: true });
    const { id: correctionId, former_email: formerEmail } = correction;
    await publish(c, {
      type: 'order.email-restored',
      orderId: order.id,
      correctionId,
      email: order.email,
      to: maskEmail(formerEmail),
    });
    const actor = who.userId ?? who.role;
    await audit(c, { actor, action: 'order.email-restored', subject: `order:${order.id}` });
    return true;
  });
}

/** Reconciler: the former addresses, once their links have expired. Idempotent. */
export function deleteOldCorrections(world: World): Promise<void> {
  const before = world.clock.now().subtract({ hours: hoursToRestore });
  return world.db.transaction((tx) => deleteCorrectionsBefore(tx, before));
}
