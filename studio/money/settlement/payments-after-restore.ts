import { z } from 'zod';
import {
  type ListedSession,
  PaymentRefused,
  type PaymentStatus,
  type Payments,
  PaymentUnavailable,
} from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { knownPayments } from '#studio/money/payments/payments.queries.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { type May, system } from '#studio/shared/who.ts';
import { auditRefund, refundOrVoid } from './refund-unmatched-payment.ts';
import { paymentFacts } from './settlement.ts';

/** For payments opened while the backup was written. */
const overlapHours = 1;

/**
 * Looks for this site's payments that the restored database does not know. An open checkout is closed; for a
 * payment the owner gets a task, and the time it booked is blocked. Idempotent.
 * @throws PaymentUnavailable without an answer, or while a payment is under way
 */
export async function findPaymentsAfterRestore(world: World, backupMadeAt: Temporal.Instant): Promise<void> {
  const { payments } = world;
  if (!payments) return;
  const listed = await payments.listSessions(backupMadeAt.subtract({ hours: overlapHours }));
  // Another site may use the same account.
  const ours = listed.filter(
    ({ paymentId, successUrl }) =>
      z.guid().safeParse(paymentId).success && successUrl.startsWith(`${world.settings.siteUrl}/`),
  );
  const ids = ours.map(({ paymentId }) => paymentId as string);
  const known = new Set(await knownPayments(world.db.query, ids));
  for (const session of ours) {
    if (known.has(session.paymentId as string)) continue;
    const status = await finalStatus(payments, session.sessionId);
    if (hasMoney(status)) await reportPayment(world, session, status);
  }
}

/** The account has no such session, for example another key is in use. */
function nullIfRefused(error: unknown): null {
  if (error instanceof PaymentRefused) return null;
  throw error;
}

async function finalStatus(payments: Payments, sessionId: string): Promise<PaymentStatus> {
  await payments.expire(sessionId);
  const status = await payments.retrieve(sessionId);
  if (paymentFacts(status) === 'under-way') throw new PaymentUnavailable('the payment is under way');
  return status;
}

function hasMoney(status: PaymentStatus): boolean {
  const facts = paymentFacts(status);
  return facts === 'authorised' || (facts === 'captured' && status.capturedMinor > status.refundedMinor);
}

async function reportPayment(world: World, session: ListedSession, status: PaymentStatus): Promise<void> {
  const { sessionId, orderNumber, what, slot } = session;
  const rules = await bookingRules(world.db.query, world.settings);
  await change(world, system, async (c) => {
    if (slot && Temporal.Instant.compare(slot.end, c.now) > 0) {
      const claim = { kind: 'block', state: 'blocked', note: orderNumber, seriesId: null } as const;
      await claimSlot(c, { hour: slot, claim, rules });
    }
    await publish(c, {
      type: 'payment.found-after-restore',
      paymentId: session.paymentId as string,
      sessionId,
      what,
      amountMinor: status.capturedMinor - status.refundedMinor || status.amountMinor,
      currency: status.currency,
      ...(orderNumber ? { orderNumber } : {}),
      ...(status.payerName ? { name: status.payerName } : {}),
      ...(status.payerEmail ? { email: status.payerEmail } : {}),
      ...(slot ? { slotStart: slot.start.toString() } : {}),
    });
  });
}

/**
 * Refunds or voids such a payment, and ends its plan. Idempotent.
 * @throws PaymentUnavailable when the provider does not answer
 */
export async function refundFoundPayment(
  world: World,
  who: May<'today' | 'figures'>,
  { paymentId, sessionId }: { paymentId: string; sessionId: string },
): Promise<{ ok: true } | { ok: false; refusal: 'not-possible' | 'refused-by-provider' }> {
  const { payments } = world;
  if (!payments) return { ok: false, refusal: 'not-possible' };
  const status = await payments.retrieve(sessionId).catch(nullIfRefused);
  if (!status) return { ok: false, refusal: 'not-possible' };
  if (status.subscriptionId) await payments.endPlan(status.subscriptionId);
  const sent = status.intentId ? await refundOrVoid(payments, status, paymentId) : 'nothing';
  if (sent === 'refused') return { ok: false, refusal: 'refused-by-provider' };
  await change(world, who, async (c) => {
    if (sent === 'sent') await auditRefund(c, `payment:${paymentId}`, status);
    await publish(c, { type: 'payment.closed', paymentId });
  });
  return { ok: true };
}
