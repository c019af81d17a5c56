import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { times } from '#tests/support/site/times.ts';

const stage = testStage('server');

test('receipts of payments settled concurrently and repeatedly have no gap and no duplicate', async () => {
  const hours = ['08', '09', '10', '11', '12', '13', '14', '15', '16'];
  const days = ['24', '25', '26', '27', '28', '29'].slice(0, times(3, 6));
  const payments: string[] = [];
  for (const start of days.flatMap((day) => hours.map((hour) => `2026-11-${day}T${hour}:00:00Z`))) {
    const hold = await held(stage.world, start);
    const { sessionId, paymentId } = await opened(stage, hold.bookingId, hold.who);
    stage.bank.payer.pay(sessionId);
    payments.push(paymentId);
  }
  await Promise.all([...payments, ...payments].map((id) => settlePayment(stage.world, id)));
  const receipts = await stage.db.query.selectFrom('receipts').select('number').orderBy('number').execute();
  expect(receipts.map(({ number }) => number)).toEqual(payments.map((_, index) => index + 1));
  const booked = await stage.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('claims.state')
    .execute();
  expect(new Set(booked.map(({ state }) => state))).toEqual(new Set(['booked']));
});
