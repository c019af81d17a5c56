import { z } from 'zod';
import {
  type ListedSession,
  leavesUnknown,
  PaymentRefused,
  type PaymentStatus,
  type Payments,
  type ProviderFee,
} from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { pendingDispatches } from '#studio/money/orders/dispatches/dispatches.queries.ts';
import { knownPayments } from '#studio/money/payments/payments.queries.ts';
import { markChecked, recordFee } from '#studio/money/payments/payments.store.ts';
import { decideSettlement, paymentFacts } from '#studio/money/settlement/settlement.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import type { Difference, DifferenceDetails } from './difference.ts';
import { type ComparedPayment, paymentsToCompare } from './provider-payments.queries.ts';

/** A week's payments are compared every night, so that a missed night loses nothing. */
const daysBack = 8;

export interface ProviderAnswer {
  /** The payments and sessions that were compared; what was found about others stays. */
  checked: string[];
  found: Difference[];
  /** Reported with the payments, by their ids. */
  fees: Array<{ paymentId: string; fee: ProviderFee }>;
  /** Not compared: no answer, or no time. */
  later: number;
}

/** Compares orders with the payments at the provider, for at most `seconds`. Writes only when it asked. */
export async function askProvider(
  world: World,
  { seconds, only = null }: { seconds: number; only?: string | null },
): Promise<ProviderAnswer> {
  const { payments } = world;
  const answer: ProviderAnswer = { checked: [], found: [], fees: [], later: 0 };
  if (!payments) return answer;
  const from = world.clock.now();
  const end = from.add({ seconds });
  const since = from.subtract({ hours: 24 * daysBack });
  const rows = await paymentsToCompare(world.db.query, {
    provider: payments.provider,
    now: from,
    since,
    only,
  });
  for (const row of rows) {
    if (answer.checked.length > 0 && Temporal.Instant.compare(world.clock.now(), end) >= 0) break;
    const difference = await answerAbout(world, payments, { payment: row as ComparedPayment, answer });
    if (difference === 'no-answer') continue;
    answer.checked.push(row.id);
    if (difference) answer.found.push(difference);
  }
  answer.later = rows.length - answer.checked.length;
  if (answer.checked.length > 0) {
    await change(world, system, async (c) => {
      for (const { paymentId, fee } of answer.fees) await recordFee(c.tx, paymentId, fee);
      await markChecked(c, answer.checked);
    });
  }
  if (only === null || rows.length === 0) await findUnknown(world, payments, { since, only, answer });
  return answer;
}

async function answerAbout(
  world: World,
  payments: Payments,
  { payment, answer }: { payment: ComparedPayment; answer: ProviderAnswer },
): Promise<Difference | null | 'no-answer'> {
  try {
    const status = await payments.retrieve(payment.session_id);
    if (status.fee) answer.fees.push({ paymentId: payment.id, fee: status.fee });
    const parcels =
      payment.orderState === 'authorised' ? await pendingDispatches(world.db.query, payment.orderId) : [];
    const askedMinor = parcels.map(({ amount_minor }) => amount_minor);
    return comparePayment(payment, status, askedMinor);
  } catch (error) {
    if (error instanceof PaymentRefused && !error.isKeyRefused) return missingAtProvider(payment);
    if (leavesUnknown(error)) return 'no-answer';
    throw error;
  }
}

/** Pure: a payment as stored against its status at the provider; null: they agree. */
function comparePayment(
  payment: ComparedPayment,
  status: PaymentStatus,
  askedMinor: readonly number[] = [],
): Difference | null {
  const about = aboutOf(payment);
  const settlement = decideSettlement({
    askedMinor,
    orderState: payment.orderState,
    paymentState: payment.state,
    authorisesFirst: payment.capture !== 'now',
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    knownRefundedMinor: Number(payment.knownRefunded),
    status,
  });
  if (settlement === 'wait') return null;
  // The owner has a task about money that matches no order.
  if (settlement !== 'nothing' && settlement !== 'unmatched') {
    return differ(about, 'payment-unsettled', [payment.captured_minor, status.capturedMinor]);
  }
  if (payment.state === 'captured' && payment.captured_minor !== capturedOf(status)) {
    return differ(about, 'captured-amount', [payment.captured_minor, capturedOf(status)]);
  }
  const refundedMinor = Number(payment.refunded);
  if (refundedMinor > status.refundedMinor) {
    return differ(about, 'refund-not-at-provider', [refundedMinor, status.refundedMinor]);
  }
  return null;
}

function missingAtProvider(payment: ComparedPayment): Difference | null {
  const isCaptured = payment.state === 'captured';
  if ((!isCaptured && payment.state !== 'authorised') || payment.isConfirmed) return null;
  const { subjectId, details } = aboutOf(payment);
  const about = { subjectId, details: isCaptured ? { ...details, isCaptured } : details };
  return differ(about, 'payment-not-at-provider', [payment.captured_minor, 0]);
}

interface About {
  subjectId: string;
  details: DifferenceDetails;
}

function aboutOf({ id, orderId, orderNumber, currency }: ComparedPayment): About {
  return { subjectId: id, details: { orderId, orderNumber, currency, paymentId: id } };
}

function differ(
  { subjectId, details }: About,
  kind: Difference['kind'],
  [expectedMinor, foundMinor]: [number, number],
): Difference {
  return { kind, subjectId, details: { ...details, expectedMinor, foundMinor } };
}

const capturedOf = (status: PaymentStatus) =>
  paymentFacts(status) === 'captured' ? status.capturedMinor : 0;

/** Money of this site's checkouts that no payment of the database belongs to. */
async function findUnknown(
  world: World,
  payments: Payments,
  { since, only, answer }: { since: Temporal.Instant; only: string | null; answer: ProviderAnswer },
): Promise<void> {
  try {
    const listed = (await payments.listSessions(since)).filter((session) => isOurs(world, session));
    const ids = listed.map(({ paymentId }) => paymentId as string);
    const known = new Set(await knownPayments(world.db.query, ids));
    for (const session of listed) {
      const paymentId = session.paymentId as string;
      if (known.has(paymentId) || (only !== null && only !== paymentId)) continue;
      answer.checked.push(paymentId);
      const difference = await unknownPayment(payments, session);
      if (difference) answer.found.push(difference);
    }
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    answer.later += 1;
  }
}

/** Another site may use the same account. */
function isOurs(world: World, { paymentId, successUrl }: ListedSession): boolean {
  return z.guid().safeParse(paymentId).success && successUrl.startsWith(`${world.settings.siteUrl}/`);
}

async function unknownPayment(payments: Payments, session: ListedSession): Promise<Difference | null> {
  const status = await payments.retrieve(session.sessionId);
  const foundMinor =
    status.intent === 'requires_capture' ? status.amountMinor : status.capturedMinor - status.refundedMinor;
  if (status.intent !== 'requires_capture' && status.intent !== 'succeeded') return null;
  if (foundMinor <= 0) return null;
  const { sessionId, orderNumber } = session;
  return {
    kind: 'payment-unknown',
    subjectId: session.paymentId as string,
    details: {
      sessionId,
      ...(orderNumber ? { orderNumber } : {}),
      expectedMinor: 0,
      foundMinor,
      currency: status.currency,
    },
  };
}
