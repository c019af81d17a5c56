import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { aSessionRequest } from './payments.contract.ts';
import { PaymentUnavailable } from './payments.ts';
import { monthsLeft } from './stripe-schedule.ts';
import { sessionParameters } from './stripe-session.ts';

const at = (text: string) => Temporal.Instant.from(text);

describe('A plan on Stripe', () => {
  let harness: StripeHarness;
  beforeEach(async () => {
    harness = await startStripePayments();
  });
  afterEach(async () => {
    await harness.close();
  });

  const request = () =>
    aSessionRequest(harness.now(), {
      currency: 'USD',
      lines: [
        { name: 'Main course', quantity: 1, unitAmountMinor: 16_566 },
        { name: 'Rounding', quantity: 1, unitAmountMinor: 2 },
      ],
      instalments: 3,
      note: 'Three times.',
    });
  const subscribed = async () => {
    const { sessionId } = await harness.payments.createSession(request());
    await harness.pay(sessionId);
    return (await harness.payments.retrieve(sessionId)).subscriptionId!;
  };
  const schedules = () => [...harness.stripe.state.schedules.values()];

  it('is a page in subscription mode: monthly recurring, the rest once, cards only', () => {
    const parameters = sessionParameters(request());
    expect(parameters).toMatchObject({
      mode: 'subscription',
      allowed_payment_method_types: ['card'],
      line_items: [
        { price_data: { unit_amount: 16_566, recurring: { interval: 'month' } } },
        { price_data: { unit_amount: 2 } },
      ],
      subscription_data: { metadata: parameters.metadata },
      custom_text: { submit: { message: 'Three times.' } },
    });
    expect(parameters).not.toHaveProperty('payment_intent_data');
    expect(parameters.line_items?.[1]?.price_data).not.toHaveProperty('recurring');
  });

  it.each([
    ['POST /v1/subscription_schedules', 'after'],
    ['POST /v1/subscription_schedules', 'before'],
    ['POST /v1/subscription_schedules/{id}', 'after'],
    ['POST /v1/subscription_schedules/{id}', 'before'],
  ] as const)(
    'whose schedule is interrupted at %s, %s it took effect, is completed by a repeat',
    async (on, when) => {
      const id = await subscribed();
      // The SDK retries once by itself.
      harness.stripe.faults.add({ on, how: 'drop', when, times: 2 });
      await expect(harness.payments.scheduleEnd(id, 3, 'order-1')).rejects.toThrow(PaymentUnavailable);
      await harness.payments.scheduleEnd(id, 3, 'order-1');
      expect(schedules()).toHaveLength(1);
      expect(schedules()[0]).toMatchObject({ endBehavior: 'cancel', status: 'active' });
      const { startedAt, endsAt } = await harness.payments.retrievePlan(id);
      expect(endsAt).toEqual(startedAt.toZonedDateTimeISO('UTC').add({ months: 3 }).toInstant());
    },
  );

  it('with a schedule that would renew it has no end yet', async () => {
    const id = await subscribed();
    harness.stripe.faults.add({ on: 'POST /v1/subscription_schedules/{id}', how: 'drop', times: 2 });
    await expect(harness.payments.scheduleEnd(id, 3, 'order-2')).rejects.toThrow(PaymentUnavailable);
    expect(schedules()[0]).toMatchObject({ endBehavior: 'release' });
    expect((await harness.payments.retrievePlan(id)).endsAt).toBeNull();
  });

  it('is cancelled without proration and without a final invoice', async () => {
    const id = await subscribed();
    await harness.payments.scheduleEnd(id, 3, 'order-3');
    await harness.payments.endPlan(id);
    const call = harness.stripe.calls.find(({ path }) => path.endsWith('/cancel'));
    expect(call?.body).toBe('invoice_now=false&prorate=false');
  });
});

describe('the remaining months', () => {
  const start = at('2027-01-31T10:00:00Z');

  it.each([
    ['2027-01-31T10:00:00Z', 3],
    ['2027-02-28T10:00:00Z', 2],
    ['2027-03-31T10:00:00Z', 1],
  ])('of a phase that starts on %s are %i', (phase, left) => {
    expect(monthsLeft(start, at(phase), 3)).toBe(left);
  });

  it('are refused when none is left', () => {
    expect(() => monthsLeft(start, at('2027-04-30T10:00:00Z'), 3)).toThrow('plan ends');
  });
});
