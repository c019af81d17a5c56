import { expect, it } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { times } from '#tests/support/site/times.ts';
import { testCheckout } from '#tests/support/test-checkout.ts';
import { aSessionRequest, describePaymentsContract } from '../payments.contract.ts';
import { PaymentRefused } from '../payments.ts';

const given = testDatabase('server');
const rounds = times(60, 2000);

describePaymentsContract('The test checkout on a server', async () => testCheckout(given.db));

it('payer against expiry from two processes: exactly one wins', async () => {
  const other = await openDatabase({ dataDir: '', databaseUrl: given.url, log: quietLog });
  const [shop, page] = [testCheckout(given.db), testCheckout(other)];
  try {
    for (let round = 0; round < rounds; round++) {
      const { sessionId } = await shop.payments.createSession(aSessionRequest(shop.now()));
      const pay = async () => {
        try {
          await page.pay(sessionId);
          return 'paid';
        } catch (error) {
          if (!(error instanceof PaymentRefused)) throw error;
          return 'refused';
        }
      };
      // Each side starts first in half of the rounds.
      const expireFirst = round % 2 === 0 ? shop.payments.expire(sessionId) : null;
      const [payer, expiry] = await Promise.all([pay(), expireFirst ?? shop.payments.expire(sessionId)]);
      const retrieved = await shop.payments.retrieve(sessionId);
      if (payer === 'paid') {
        expect(expiry).toBe('not-open');
        expect(retrieved).toMatchObject({ session: 'complete', intent: 'succeeded', capturedMinor: 120_000 });
      } else {
        expect(expiry).toBe('expired');
        expect(retrieved).toMatchObject({ session: 'expired', intent: 'none', capturedMinor: 0 });
      }
    }
  } finally {
    await other.close();
  }
});

it('concurrent refunds: never more than was captured', async () => {
  const { payments, pay, now } = testCheckout(given.db);
  const { sessionId } = await payments.createSession(aSessionRequest(now()));
  await pay(sessionId);
  const intentId = (await payments.retrieve(sessionId)).intentId!;
  const requested = Array.from({ length: 10 }, (_, at) => payments.refund(intentId, 40_000, `key-${at}`));
  const answers = await Promise.allSettled(requested);
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(3);
  expect((await payments.retrieve(sessionId)).refundedMinor).toBe(120_000);
});

it('ten concurrent refunds under one key: one refund', async () => {
  const { payments, pay, now } = testCheckout(given.db);
  const { sessionId } = await payments.createSession(aSessionRequest(now()));
  await pay(sessionId);
  const intentId = (await payments.retrieve(sessionId)).intentId!;
  const requested = Array.from({ length: 10 }, () => payments.refund(intentId, 10_000, 'once'));
  const ids = new Set((await Promise.all(requested)).map((answer) => answer.refundId));
  expect(ids.size).toBe(1);
  expect((await payments.retrieve(sessionId)).refundedMinor).toBe(10_000);
});
