import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import { PaymentRefused } from '../payments.ts';
import { refundCharge } from './plan-merchant.ts';
import type { Books } from './session-row.ts';
import { expired } from './session-state-at.ts';
import { inBooks } from './sessions.store.ts';
import { inPlan, planOfIntent } from './subscriptions.store.ts';

type RefundAnswer = { refundId: string; status: 'pending' | 'succeeded' | 'failed' };

export function merchantAt(books: Books) {
  return {
    expire: (sessionId: string): Promise<'expired' | 'not-open'> =>
      inBooks<'expired' | 'not-open'>(books, { sessionId }, (session) =>
        session.state === 'open'
          ? { session: expired(session), events: ['session-expired'], answer: 'expired' }
          : { answer: 'not-open' },
      ),
    /** Idempotent through the intent's state. */
    capture: (intentId: string, amountMinor: number): Promise<void> =>
      inBooks(books, { intentId }, (session) => {
        if (session.intent === 'succeeded' && session.captured_minor === amountMinor)
          return { answer: undefined };
        if (session.intent !== 'requires_capture')
          throw refused('nothing is held', 'intent_unexpected_state');
        if (!isAmount(amountMinor) || amountMinor > session.amount_minor)
          throw refused('that is more than is held', 'amount_too_large');
        return {
          session: { ...session, intent: 'succeeded', captured_minor: amountMinor },
          answer: undefined,
        };
      }),
    void: (intentId: string): Promise<void> =>
      inBooks(books, { intentId }, (session) => {
        if (session.intent === 'canceled') return { answer: undefined };
        if (session.intent !== 'requires_capture')
          throw refused('nothing is held', 'intent_unexpected_state');
        return { session: { ...session, intent: 'canceled' }, answer: undefined };
      }),
    refund: async (intentId: string, amountMinor: number, key: string): Promise<RefundAnswer> => {
      const subscriptionId = await planOfIntent(books, intentId);
      if (!subscriptionId) return refundSession(books, { intentId, amountMinor, key });
      return inPlan(books, subscriptionId, async (plan, _now, tx) => {
        const earlier = await earlierRefund(tx, intentId, key);
        if (earlier) return { answer: earlier };
        const after = refundCharge(plan, intentId, amountMinor);
        const answer = await writeRefund(tx, { intentId, amountMinor, key });
        return { plan: after, events: ['refunded'], intentId, answer };
      });
    },
  };
}

function refundSession(
  books: Books,
  { intentId, amountMinor, key }: { intentId: string; amountMinor: number; key: string },
): Promise<RefundAnswer> {
  return inBooks<RefundAnswer>(books, { intentId }, async (session, _now, tx) => {
    const earlier = await earlierRefund(tx, intentId, key);
    if (earlier) return { answer: earlier };
    if (session.intent !== 'succeeded') throw refused('nothing was taken', 'intent_unexpected_state');
    if (!isAmount(amountMinor) || amountMinor > session.captured_minor - session.refunded_minor)
      throw refused('that is more than is left', 'amount_too_large');
    return {
      session: { ...session, refunded_minor: session.refunded_minor + amountMinor },
      events: ['refunded'],
      answer: await writeRefund(tx, { intentId, amountMinor, key }),
    };
  });
}

async function earlierRefund(tx: Tx, intentId: string, key: string): Promise<RefundAnswer | null> {
  const earlier = await tx
    .selectFrom('test_checkout_refunds')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.intent_id !== intentId)
    throw refused('this key was used for another payment', 'idempotency_error');
  return earlier ? { refundId: earlier.id, status: 'succeeded' } : null;
}

async function writeRefund(
  tx: Tx,
  { intentId, amountMinor, key }: { intentId: string; amountMinor: number; key: string },
): Promise<RefundAnswer> {
  const id = `tre_${randomUUID()}`;
  await tx
    .insertInto('test_checkout_refunds')
    .values({ id, idempotency_key: key, intent_id: intentId, amount_minor: amountMinor })
    .execute();
  return { refundId: id, status: 'succeeded' };
}

function isAmount(amountMinor: number): boolean {
  return Number.isSafeInteger(amountMinor) && amountMinor > 0;
}

function refused(sentence: string, code: string): PaymentRefused {
  return new PaymentRefused(`Test checkout: ${sentence}`, code);
}
