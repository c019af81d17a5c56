import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { aSessionRequest } from './payments.contract.ts';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';
import { withFormerAccount } from './with-former-account.ts';

let former: StripeHarness;
let live: StripeHarness;
beforeEach(async () => {
  [former, live] = await Promise.all([startStripePayments(), startStripePayments()]);
});
afterEach(() => Promise.all([former.close(), live.close()]));

const payments = () => {
  const { secretKey, origin: apiBase } = live.stripe;
  const present = { secretKey, apiBase, webhookSecret: 'whsec_present', clock: { now: live.now } };
  return withFormerAccount(createStripePayments(present), former.payments);
};

test('a payment begun with the key before is settled, captured in part and refunded with it', async () => {
  const begun = await former.payments.createSession(aSessionRequest(former.now(), { capture: 'manual' }));
  await former.pay(begun.sessionId);
  const status = await payments().retrieve(begun.sessionId);
  expect(status.intent).toBe('requires_capture');
  await payments().capture(status.intentId!, 100_000, 'key');
  expect((await payments().refund(status.intentId!, 20_000, 'refund')).status).toBe('succeeded');
  expect(await payments().retrieve(begun.sessionId)).toMatchObject({
    capturedMinor: 100_000,
    refundedMinor: 20_000,
  });
  const event = (await former.events()).find(({ body }) => body.includes('checkout.session.completed'));
  expect((await payments().verifyEvent(event!.body, event!.signature))?.sessionId).toBe(begun.sessionId);
});

test('a new payment is made with the present key only', async () => {
  const made = await payments().createSession(aSessionRequest(live.now()));
  expect((await payments().retrieve(made.sessionId)).session).toBe('open');
  await expect(live.payments.retrieve(made.sessionId)).resolves.toMatchObject({ session: 'open' });
  expect(await payments().expire(made.sessionId)).toBe('expired');
});

test('what neither knows is refused as by the present one, and an outage stays an outage', async () => {
  await expect(payments().retrieve('cs_test_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
  const unknown = payments().retrieve('cs_test_unknown');
  await expect(unknown).rejects.toThrow(PaymentRefused);
  live.stripe.faults.beginOutage();
  await expect(payments().retrieve('cs_test_unknown')).rejects.toThrow(PaymentUnavailable);
  live.stripe.faults.clear();
  former.stripe.faults.beginOutage();
  await expect(payments().retrieve('cs_test_unknown')).rejects.toThrow(PaymentUnavailable);
  former.stripe.faults.clear();
  expect(await payments().verifyEvent('{}', 't=1,v1=forged')).toBeNull();
});
