import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { orderMissingPrint } from '#studio/goods/shop/create-print-order.ts';
import { orderPrint } from '#studio/goods/shop/order-print.ts';
import { settlePrint } from '#studio/goods/shop/settle-print.ts';
import { notifyBooked } from '#studio/messages/notifications/bookings/notify-booking.ts';
import { contactReply } from '#studio/messages/notifications/contact/contact-reply.email.ts';
import { refundSent } from '#studio/messages/notifications/orders/refund.email.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { refundFoundPayment } from '#studio/money/settlement/payments-after-restore.ts';
import {
  grantMissing,
  issueMissingCreditNote,
  issueMissingReceipt,
} from '#studio/money/settlement/repair-paid-order.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { discardEmail, retryEmail } from '#studio/shared/email/retry-email.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { type May, system } from '#studio/shared/who.ts';
import type { RepairRefusal } from '../repairs/difference-now.ts';
import { type CheckedRepair, isChecked, runChecked } from '../repairs/repairs.ts';
import { askProvider } from './ask-provider.ts';
import { type Difference, providerKinds, type Repair, repairOf } from './difference.ts';
import { knownDifference } from './differences.queries.ts';
import { dropRepaired, keepDifferences } from './differences.store.ts';
import { localDifferences } from './local-differences.queries.ts';

/** gone: repaired already. still-there: the verb ran and the difference is found again. */
export type RepairOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-possible' | 'still-there' | 'no-answer' | RepairRefusal };

/** Runs the verb that repairs the difference, and compares again. Idempotent. */
export async function repairDifference(
  world: World,
  who: May<'figures'>,
  { kind, subjectId }: { kind: string; subjectId: string },
): Promise<RepairOutcome> {
  const difference = await knownDifference(world.db.query, kind, subjectId);
  if (!difference) return { ok: false, refusal: 'gone' };
  const repair = repairOf(difference);
  if (!repair) return { ok: false, refusal: 'not-possible' };
  try {
    const refusal = await runRepair(world, who, { difference, repair });
    if (refusal && refusal !== 'gone') return { ok: false, refusal };
    const outcome = await compareAgain(world, { difference, isRepaired: !refusal });
    return refusal && outcome.ok ? { ok: false, refusal } : outcome;
  } catch (error) {
    if (error instanceof PaymentUnavailable || error instanceof PrintUnavailable) {
      return { ok: false, refusal: 'no-answer' };
    }
    throw error;
  }
}

interface Repairing {
  difference: Difference;
  repair: Repair;
}

async function runRepair(
  world: World,
  who: May<'figures'>,
  { difference, repair }: Repairing,
): Promise<RepairRefusal | null> {
  if (isChecked(repair)) return runChecked(world, repair, difference);
  await runVerb(world, who, { difference, repair });
  return null;
}

/** Verbs of other features, each idempotent. */
async function runVerb(
  world: World,
  who: May<'figures'>,
  { difference, repair }: { difference: Difference; repair: Exclude<Repair, CheckedRepair> },
): Promise<void> {
  const { kind, subjectId, details } = difference;
  switch (repair) {
    case 'settle':
      await settlePayment(world, details.paymentId ?? subjectId);
      return;
    case 'refund':
      await refundFoundPayment(world, who, { paymentId: subjectId, sessionId: details.sessionId ?? '' });
      return;
    case 'send-refund':
      await sendRefund(world, subjectId);
      return;
    case 'release':
      return expireClaim(world, subjectId);
    case 'grant':
      return grantMissing(world, subjectId);
    case 'issue-receipt':
      return issueMissingReceipt(world, subjectId);
    case 'issue-credit-note':
      return issueMissingCreditNote(world, subjectId);
    case 'create-print-order':
      return orderMissingPrint(world, subjectId);
    case 'ask-printer':
      return askPrinter(world, difference);
    case 'send-email':
      await sendEmail(world, subjectId).catch(() => null);
      return;
    case 'retry-email':
      await retryEmail(world, who, { emailId: subjectId });
      return;
    case 'discard-email':
      await discardEmail(world, who, { emailId: subjectId });
      return;
    case 'write-email':
      return change(world, who, (c) => writeEmail(c, { kind, subjectId }));
  }
}

async function askPrinter(world: World, { subjectId, details }: Difference): Promise<void> {
  if (details.what !== 'due') return settlePrint(world, subjectId);
  try {
    await orderPrint(world, { orderId: subjectId });
  } catch (error) {
    if (!(error instanceof PrintRefused)) throw error;
  }
}

/** The handler of the event that should have queued it; its dedupe key makes a repeat harmless. */
async function writeEmail(
  c: Change,
  { kind, subjectId }: Pick<Difference, 'kind' | 'subjectId'>,
): Promise<void> {
  if (kind === 'booking-email-missing') await notifyBooked(c, { bookingId: subjectId });
  if (kind === 'refund-email-missing') await refundSent.send(c, { refundId: subjectId });
  if (kind === 'reply-email-missing') await contactReply.send(c, { replyId: subjectId });
}

async function compareAgain(
  world: World,
  { difference, isRepaired }: { difference: Difference; isRepaired: boolean },
): Promise<RepairOutcome> {
  const { kind, subjectId, details } = difference;
  const now = world.clock.now();
  const isAtProvider = providerKinds.includes(kind);
  const answer = isAtProvider ? await askProvider(world, { seconds: 1, only: subjectId }) : null;
  if (answer && answer.later > 0) return { ok: false, refusal: 'no-answer' };
  const found = answer?.found ?? (await localDifferences(world.db.query, kind, { now, only: subjectId }));
  const kinds = isAtProvider ? providerKinds : [kind];
  await change(world, system, async (c) => {
    await dropRepaired(c.tx, { kinds, found, subjects: [subjectId] });
    await keepDifferences(c, found);
    const subject = `difference:${kind}:${subjectId}`;
    const { orderId, expectedMinor, foundMinor, expectedCount, foundCount, currency } = details;
    const sides = { orderId, expectedMinor, foundMinor, expectedCount, foundCount, currency };
    if (isRepaired)
      await insertAuditEntry(c.tx, {
        at: now,
        actor: 'owner',
        action: 'difference.repaired',
        subject,
        details: sides,
      });
  });
  return found.some((one) => one.kind === kind) ? { ok: false, refusal: 'still-there' } : { ok: true };
}
