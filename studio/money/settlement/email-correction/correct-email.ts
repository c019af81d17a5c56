import type { Queries } from '#platform/db/database.ts';
import type { OrdersTable } from '#platform/db/schema/orders.ts';
import type { World } from '#platform/world.ts';
import { isOfAccount } from '#studio/people/confirmed-addresses.queries.ts';
import { paymentByReturnToken } from '#studio/people/payer.queries.ts';
import { hasPaidHere } from '#studio/people/payer.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { isEmailAddress, oneLine, withAsciiDomain } from '#studio/shared/email-address.ts';
import { takeLimits } from '#studio/shared/limits/take-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { changePurchaseEmail, lockPurchase } from './change-purchase-email.ts';
import { notifyFormerAddress } from './restore-email.ts';

export type EmailCorrection =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'bad-email' | 'closed' | 'other-browser' }
  | { ok: false; refusal: 'too-often'; retryAfterSeconds: number };

/** The browser that paid may be shared, so the address is not changeable for long. */
const minutesToCorrect = 30;

type Correctable = Pick<OrdersTable, 'state' | 'application_id'> & {
  email: string;
  email_corrected_at: Temporal.Instant | null;
  settled_at: Temporal.Instant | null;
  created_at: Temporal.Instant;
};

/** The address of an account or an application is corrected there. */
export async function isEmailCorrectable(
  q: Queries,
  order: Correctable,
  { hasPaidHere, now }: { hasPaidHere: boolean; now: Temporal.Instant },
): Promise<boolean> {
  if (!hasPaidHere || order.email_corrected_at || order.application_id !== null) return false;
  if (!['paid', 'authorised'].includes(order.state)) return false;
  const since = order.settled_at ?? order.created_at;
  if (Temporal.Instant.compare(since.add({ minutes: minutesToCorrect }), now) <= 0) return false;
  return !(await isOfAccount(q, order.email));
}

/**
 * Changes the address of an order, its bookings and what it granted, once and within half an hour, and sends the
 * confirmation again. Links that were sent to the former address are revoked. Only in the browser that paid.
 */
export async function correctEmail(
  world: World,
  who: Who,
  { returnToken, email: typed }: { returnToken: string; email: string },
): Promise<EmailCorrection> {
  const email = withAsciiDomain(oneLine(typed));
  const payment = await paymentByReturnToken(world.db.query, returnToken);
  if (!payment) return { ok: false, refusal: 'not-found' };
  if (!hasPaidHere(who, payment)) return { ok: false, refusal: 'other-browser' };
  if (!isEmailAddress(email)) return { ok: false, refusal: 'bad-email' };
  const taken = await takeLimits(world, [
    ['confirmationMailsPerAddress', who.address],
    ['confirmationMailsPerRecipient', email.toLowerCase()],
  ]);
  if (!taken.ok) return { ok: false, refusal: 'too-often', retryAfterSeconds: taken.retryAfterSeconds };
  return change(world, who, (c) => correct(c, { orderId: payment.order_id, email }));
}

async function correct(
  c: Change,
  { orderId, email }: { orderId: string; email: string },
): Promise<EmailCorrection> {
  const purchase = await lockPurchase(c.tx, orderId);
  const order = purchase?.order;
  if (!order || !(await isEmailCorrectable(c.tx, order, { hasPaidHere: true, now: c.now }))) {
    return { ok: false, refusal: 'closed' };
  }
  await changePurchaseEmail(c, { ...purchase, email, isRestored: false });
  await notifyFormerAddress(c, { orderId, formerEmail: order.email, email });
  const actor = c.who.userId ?? c.who.role;
  await audit(c, { actor, action: 'order.email-corrected', subject: `order:${orderId}` });
  return { ok: true };
}
