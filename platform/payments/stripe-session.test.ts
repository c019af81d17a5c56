import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readForm } from '#tests/stand-ins/stripe/form.ts';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { aSessionRequest } from './payments.contract.ts';
import { PaymentRefused, type SessionRequest } from './payments.ts';

describe('a Stripe Checkout session', () => {
  let harness: StripeHarness;
  beforeEach(async () => {
    harness = await startStripePayments();
  });
  afterEach(async () => {
    await harness.close();
  });

  const create = (changes: Partial<SessionRequest> = {}) =>
    harness.payments.createSession(aSessionRequest(harness.now(), changes));
  const sent = () => harness.stripe.calls.map((call) => readForm(call.body));
  const raw = () =>
    new Stripe(harness.stripe.secretKey, {
      protocol: 'http',
      host: '127.0.0.1',
      port: new URL(harness.stripe.origin).port,
      maxNetworkRetries: 0,
    });

  it('is created with exactly the agreed parameters [S7.16]', async () => {
    const request = aSessionRequest(harness.now(), { capture: 'manual', currency: 'EUR' });
    await harness.payments.createSession(request);
    const { paymentId, orderNumber } = request;
    const metadata = { paymentId, orderNumber, what: 'Sangtime på én time' };
    expect(sent()).toEqual([
      {
        mode: 'payment',
        line_items: [
          {
            quantity: '1',
            price_data: {
              currency: 'eur',
              unit_amount: '120000',
              product_data: { name: 'Sangtime på én time' },
            },
          },
        ],
        adaptive_pricing: { enabled: 'false' },
        allowed_payment_method_types: ['card', 'mobilepay'],
        wallet_options: { link: { display: 'never' } },
        locale: 'da',
        expires_at: String(request.expiresAt.epochMilliseconds / 1000),
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        client_reference_id: request.paymentId,
        metadata,
        payment_intent_data: { capture_method: 'manual', description: request.orderNumber, metadata },
        customer_email: 'elev@example.com',
      },
    ]);
    expect(harness.stripe.calls[0]!.idempotencyKey).toBe(`session:${request.paymentId}`);
  });

  it('for a seat has its date and place in the line item', async () => {
    const description = '27 February 2027, 10:00–16:00 · Vej 1';
    await create({ lines: [{ name: 'Workshop', description, quantity: 1, unitAmountMinor: 360_000 }] });
    expect(sent()[0]).toMatchObject({
      line_items: [{ price_data: { product_data: { name: 'Workshop', description } } }],
    });
  });

  it.each([
    ['DKK', ['card', 'mobilepay']],
    ['EUR', ['card', 'mobilepay']],
    ['USD', ['card']],
  ] as const)(
    'in %s offers %j although the account has bank debits and invoices enabled',
    async (currency, methods) => {
      const { sessionId } = await create({ currency });
      expect(harness.stripe.options.accountMethods).toContain('sepa_debit');
      expect(harness.stripe.state.sessions.get(sessionId)!.methods).toEqual(methods);
    },
  );

  it.each(['da', 'en'] as const)('shows its page in %s', async (language) => {
    const { url } = await create({ language });
    expect(await (await fetch(url)).text()).toContain(`<html lang="${language}">`);
  });

  it('is created without the prefilled address when Stripe refuses that address', async () => {
    const request = aSessionRequest(harness.now(), { customerEmail: 'søren@ærø.example' });
    const session = await harness.payments.createSession(request);
    expect(sent().at(-1)).not.toHaveProperty('customer_email');
    expect(await harness.payments.createSession(request)).toEqual(session);
    expect(harness.stripe.state.sessions.size).toBe(1);
  });

  it.each([
    ['less than half an hour ahead', { minutes: 29 }],
    ['more than a day ahead', { hours: 25 }],
  ])('is refused when it would expire %s', async (_, ahead) => {
    const expiresAt = harness.now().add(ahead);
    await expect(create({ expiresAt })).rejects.toThrow(PaymentRefused);
  });

  it('is refused for an amount Stripe does not charge, or invalid URLs', async () => {
    await expect(create({ lines: [] })).rejects.toThrow(PaymentRefused);
    const small = [{ name: 'x', quantity: 1, unitAmountMinor: 1 }];
    await expect(create({ lines: small })).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(create({ successUrl: '/payment-success' })).rejects.toMatchObject({ code: 'url_invalid' });
  });

  it('is never the same for other content under the same payment id', async () => {
    const request = aSessionRequest(harness.now());
    await harness.payments.createSession(request);
    const changed = { ...request, orderNumber: 'B-other' };
    await expect(harness.payments.createSession(changed)).rejects.toMatchObject({
      code: 'idempotency_error',
    });
  });

  it('cannot be created with a parameter that Stripe does not know, or no longer knows', async () => {
    const unknown = { mode: 'payment', colour: 'green' } as Stripe.Checkout.SessionCreateParams;
    await expect(raw().checkout.sessions.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
    const old = { mode: 'payment', payment_method_types: ['card'] } as Stripe.Checkout.SessionCreateParams;
    await expect(raw().checkout.sessions.create(old)).rejects.toMatchObject({
      code: 'payment_method_types_no_longer_supported',
    });
    await expect(raw().checkout.sessions.create({ mode: 'payment', locale: 'dk' })).rejects.toMatchObject({
      param: 'locale',
    });
  });
});
