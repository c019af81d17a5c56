import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { bookingOf, orderOf, paymentOf } from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const stage = testStage('server');

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(stage.db.query);
  return rows.length > 0;
}

/** The hold expires while the checkout URL is being stored and returned. */
async function endWhileHandingOut(meanwhile: (sessionId: string) => void) {
  const hold = await held(stage.world);
  const { paymentId } = await opened(stage, hold.bookingId, hold.who);
  const { url, session_id } = await paymentOf(stage.db, paymentId);
  await stage.db.query
    .updateTable('payments')
    .set({ state: 'creating', url: null, session_id: null })
    .execute();
  stage.world.setNow(testNow.add({ seconds: 616 }));
  const { claim_id } = await bookingOf(stage.db, hold.bookingId);
  const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handingOut = stage.db.transaction(async (tx) => {
    await movePaymentTo(
      { tx, now: testNow },
      { paymentId, to: 'open', set: { url, session_id: session_id! } },
    );
    written.resolve();
    await looked.promise;
  });
  await written.promise;
  meanwhile(session_id!);
  const ending = expireClaim(stage.world, claim_id);
  await expect.poll(isAnyoneWaiting).toBe(true);
  looked.resolve();
  await handingOut;
  await ending;
  return { paymentId, bookingId: hold.bookingId };
}

test('a hold that ends while its checkout is returned is expired at the provider first', async () => {
  const { paymentId, bookingId } = await endWhileHandingOut(() => {});
  expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'expired' });
  expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'lapsed' });
  expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'released' });
});

test('paid at that moment, the session is booked on the order the visitor saw', async () => {
  const { paymentId, bookingId } = await endWhileHandingOut((sessionId) => stage.bank.payer.pay(sessionId));
  expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'booked' });
  expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'paid', replaces_order_id: null });
});
