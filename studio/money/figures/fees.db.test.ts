import { expect, test } from 'vitest';
import { receiptsCsv } from '#studio/money/orders/accounts/receipts-csv.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { listFees, sumOfFees } from './fees.queries.ts';

const stage = testStage();
const filter = {
  from: Temporal.Instant.from('2026-11-01T00:00:00Z'),
  until: Temporal.Instant.from('2026-12-01T00:00:00Z'),
  currency: 'DKK',
} as const;
const listQuery = { sort: 'taken', order: 'descending', filters: {}, search: '', at: null } as const;
const sum = (who = owner) => sumOfFees(stage.db.query, who, filter);
const feesInCsv = async () =>
  (await receiptsCsv(stage.world, owner, { ...filter, language: 'en' }))
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').slice(-2));

test('fees: unknown until the provider reports one, then stored once, listed, and in the CSV', async () => {
  const { bookingId, who } = await held(stage.world);
  const { sessionId, paymentId } = await opened(stage, bookingId, who);
  expect(await sum()).toEqual({ feeMinor: 0, known: 0, unknown: 0 });
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  expect(await sum()).toEqual({ feeMinor: 0, known: 0, unknown: 1 });
  expect(await feesInCsv()).toEqual([['Unknown', '']]);
  const { retrieve } = stage.bank.payments;
  for (const amountMinor of [3_105, 9_999]) {
    const fee = { amountMinor, currency: 'DKK', at: stage.world.clock.now() } as const;
    const reporting = async (id: string) => ({ ...(await retrieve(id)), fee });
    await settlePayment(
      { ...stage.world, payments: { ...stage.bank.payments, retrieve: reporting } },
      paymentId,
    );
  }
  expect(await sum()).toEqual({ feeMinor: 3_105, known: 1, unknown: 0 });
  expect(await feesInCsv()).toEqual([['31.05', 'DKK']]);
  const { rows } = await listFees(stage.db.query, owner, { filter, listQuery });
  expect(rows).toMatchObject([{ feeMinor: 3_105, amountMinor: 195_000 }]);
  expect(await figureFaults(stage.db, stage.world.clock.now())).toEqual([]);
});
