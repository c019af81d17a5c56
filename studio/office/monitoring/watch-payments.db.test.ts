import { expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { watchStudio } from './watch-studio.ts';

/* Reported of comparable products: webhooks that failed unnoticed for weeks (woocommerce-gateway-stripe #1289, openfoodnetwork
   #6992, prestashop-stripejs #5). */

const stage = testStage();
const emails = async () =>
  (await stage.db.query.selectFrom('emails').select('kind').where('kind', '=', 'owner-task').execute())
    .length;

async function watch(by: Temporal.DurationLike = { minutes: 1 }, isProviderBusy = false) {
  stage.world.setNow(stage.world.clock.now().add(by));
  await watchStudio(stage.world, isProviderBusy);
  return openTaskKinds(stage.db);
}

const paid = async () => {
  const { bookingId, who } = await held(stage.world);
  const { paymentId, sessionId } = await opened(stage, bookingId, who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  return sessionId;
};
const arrives = (provider: string, sessionId: string | null, at: Temporal.Instant) =>
  stage.db.query
    .insertInto('payment_events')
    .values({
      provider,
      event_id: crypto.randomUUID(),
      kind: 'other',
      session_id: sessionId,
      intent_id: null,
      subscription_id: null,
      received_at: at,
      handled_at: at,
    })
    .execute();

test('payments that settle without an event for a quarter of an hour are a task, which any event closes', async () => {
  await paid();
  expect(await watch({ minutes: 14 })).toEqual([]);
  expect(await watch({ minutes: 2 })).toEqual(['webhook-missing']);
  await watch({ hours: 1 });
  expect(await emails()).toBe(1);
  await arrives(stage.world.payments?.provider ?? '', null, stage.world.clock.now());
  expect(await watch()).toEqual([]);
});

test('payments whose event came before they settled, or late, are none', async () => {
  const sessionId = await paid();
  await arrives(stage.world.payments?.provider ?? '', sessionId, stage.world.clock.now());
  expect(await watch({ hours: 1 })).toEqual([]);
});

test('a key that the provider refuses is a task; an outage of the provider is not', async () => {
  let error: Error = new PaymentRefused('Stripe: api_key_expired', 'api_key_expired', true);
  stage.bank.connection = () => {
    throw error;
  };
  expect(await watch()).toEqual(['payments-refused']);
  error = new PaymentUnavailable('silent');
  expect(await watch({ hours: 2 })).toEqual(['payments-refused']);
  expect(await emails()).toBe(1);
  stage.bank.connection = () => {};
  expect(await watch({ hours: 2 })).toEqual([]);
  error = new PaymentUnavailable('silent');
  stage.bank.connection = () => {
    throw error;
  };
  expect(await watch({ hours: 25 })).toEqual([]);
});
