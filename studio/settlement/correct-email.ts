import type { Tx } from '#platform/db/database.ts';
import type { OrdersTable } from '#platform/db/schema/orders.ts';
import type { World } from '#platform/world.ts';
import { changeBookingEmail, lockBooking } from '#studio/booking/bookings.store.ts';
import { changeEmailOfGrants } from '#studio/entitlements/entitlements.store.ts';
import { orderLines } from '#studio/orders/orders.queries.ts';
import { correctOrderEmail, lockOrder } from '#studio/orders/orders.store.ts';
import { paymentByReturnToken } from '#studio/payments/payments.queries.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { isEmailAddress, oneLine } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { takeLimits } from '#studio/shared/limits/take-limits.ts';
import { tokenPattern } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderToCorrect } from './correctable-order.queries.ts';

export type EmailCorrection =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'bad-email' | 'closed' }
  | { ok: false; refusal: 'too-often'; retryAfterSeconds: number };

/** The return address stays in browser histories, so the address is not changeable for long. */
const hoursToCorrect = 24;

type Correctable = Pick<OrdersTable, 'state' | 'application_id'> & {
  email: string;
  email_corrected_at: Temporal.Instant | null;
  settled_at: Temporal.Instant | null;
  created_at: Temporal.Instant;
};

/** The address of an account or an application is corrected there. */
export function isEmailCorrectable(
  order: Correctable,
  { who, now }: { who: Pick<Who, 'email'>; now: Temporal.Instant },
): boolean {
  if (order.email_corrected_at || !['paid', 'authorised'].includes(order.state)) return false;
  if (order.application_id !== null || who.email?.toLowerCase() === order.email.toLowerCase()) return false;
  const since = order.settled_at ?? order.created_at;
  return Temporal.Instant.compare(since.add({ hours: hoursToCorrect }), now) > 0;
}

/**
 * Changes the address of an order, its booking and what it granted, once and within a day, and sends the
 * confirmation again. Links that were sent to the former address are revoked. Only by the payment's return token.
 */
export async function correctEmail(
  world: World,
  who: Who,
  { returnToken, email: typed }: { returnToken: string; email: string },
): Promise<EmailCorrection> {
  const email = oneLine(typed);
  const payment = tokenPattern.test(returnToken)
    ? await paymentByReturnToken(world.db.query, returnToken)
    : undefined;
  const target = payment && (await orderToCorrect(world.db.query, payment.id));
  if (!target) return { ok: false, refusal: 'not-found' };
  if (!isEmailAddress(email)) return { ok: false, refusal: 'bad-email' };
  const taken = await takeLimits(world, [
    ['confirmationMailsPerAddress', who.address],
    ['confirmationMailsPerRecipient', email.toLowerCase()],
  ]);
  if (!taken.ok) return { ok: false, refusal: 'too-often', retryAfterSeconds: taken.retryAfterSeconds };
  return world.db.transaction((tx) => correct(world, tx, { who, target, email }));
}

async function correct(
  world: World,
  tx: Tx,
  {
    who,
    target: { orderId, bookingId },
    email,
  }: { who: Who; target: { orderId: string; bookingId: string | null }; email: string },
): Promise<EmailCorrection> {
  const now = world.clock.now();
  const booked = bookingId ? await lockBooking(tx, bookingId) : null;
  const order = await lockOrder(tx, orderId);
  if (!order || !isEmailCorrectable(order, { who, now })) return { ok: false, refusal: 'closed' };
  await correctOrderEmail(tx, { orderId, email, now });
  const grants = await changeEmailOfGrants(tx, orderId, email);
  if (bookingId) await changeBookingEmail(tx, bookingId, email);
  for (const subjectId of [orderId, ...grants, ...(bookingId ? [bookingId] : [])]) {
    await revokeSecretLinks(tx, { subjectId, now });
  }
  const actor = who.userId ?? who.role;
  await audit(tx, { at: now, actor, action: 'order.email-corrected', subject: `order:${orderId}` });
  if (bookingId && booked?.claim.state === 'booked') {
    await publish(world, tx, { type: 'booking.email-corrected', bookingId });
  } else if (!bookingId) {
    const { state, capture } = order;
    const offerIds = (await orderLines(tx, orderId)).map(({ offer_id }) => offer_id);
    await publish(world, tx, { type: 'order.email-corrected', orderId, email, state, capture, offerIds });
  }
  return { ok: true };
}
