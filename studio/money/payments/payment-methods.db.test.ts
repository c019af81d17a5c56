import { expect, test } from 'vitest';
import type { InstantMethod } from '#platform/payments/instant-methods.ts';
import type { Payments } from '#platform/payments/payments.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testCheckout } from '#tests/support/test-checkout.ts';
import { testWorld } from '#tests/support/world.ts';
import { paymentMethodsText } from './payment-methods.ts';

const given = testDatabase();

function worldWith(methods: readonly InstantMethod[], payments: Payments | null) {
  const world = testWorld(given.db, { payments });
  return { ...world, connections: { ...world.connections, methods } };
}

test('visitors read the methods that the account has, in their currency and language', () => {
  const stripe: Payments = { ...testCheckout(given.db).payments, provider: 'stripe' };
  const all = worldWith(['card', 'apple_pay', 'google_pay', 'mobilepay'], stripe);
  expect(paymentMethodsText(all, ['DKK'], 'en')).toBe('You pay by card, Apple Pay, Google Pay or MobilePay.');
  expect(paymentMethodsText(all, ['DKK', 'USD'], 'da')).toBe(
    'Du betaler med kort, Apple Pay, Google Pay eller MobilePay.',
  );
  expect(paymentMethodsText(all, ['USD'], 'en')).toBe('You pay by card, Apple Pay or Google Pay.');
  expect(paymentMethodsText(worldWith(['card'], stripe), ['DKK'], 'en')).toBe('You pay by card.');
});

test('nothing is said where the methods are not known, or nothing can be bought', () => {
  const { payments } = testCheckout(given.db);
  expect(paymentMethodsText(worldWith([], { ...payments, provider: 'stripe' }), ['DKK'], 'en')).toBeNull();
  expect(paymentMethodsText(worldWith(['card'], payments), ['DKK'], 'en')).toBeNull();
  expect(paymentMethodsText(worldWith(['card'], null), ['DKK'], 'en')).toBeNull();
});
