import { describe, expect, test } from 'vitest';
import { bookingInput } from '#studio/calendar/booking/booking-input.ts';
import { withdrawalInput } from '#studio/goods/withdrawals/withdrawal-input.ts';
import { checkoutSchema } from '#studio/money/checkout/checkout-input.ts';
import { signUpInput } from '#studio/people/accounts/account-input.ts';
import { contactInput } from '#studio/people/contact/contact-input.ts';
import { typedEmail } from '#studio/people/newsletter/confirmation-emails.ts';
import { storyInput } from '#studio/site/magazine/story-input.ts';
import { applicationSchema } from '#studio/teaching/applications/application-input.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { typedOrder } from '#tests/support/page-fixture.ts';

const name = 'Mia Holm';
const offer = { parcel: null, consents: [], isGiftCard: true, booking: null };
const checkout = checkoutSchema(offer, 'en');
const withPassword = { name, password: 'a long enough password' };

/** What each form stores of its email address; undefined: refused. */
const stored: Record<string, (email: string) => unknown> = {
  booking: (email) => bookingInput.safeParse({ name, email, slotStart: '2026-11-24T09:00:00Z' }).data?.email,
  checkout: (email) => checkout.safeParse({ ...typedOrder, email }).data?.email,
  'gift card': (recipientEmail) => checkout.safeParse({ ...typedOrder, recipientEmail }).data?.recipientEmail,
  contact: (email) => contactInput.safeParse({ name, email, message: 'Hej' }).data?.email,
  story: (email) => storyInput.safeParse({ name, email, title: 'T', story: 'S' }).data?.email,
  application: (email) =>
    applicationSchema('voice-elevated', 'en').safeParse({ ...intensiveApplication, email }).data?.email,
  withdrawal: (email) => withdrawalInput.safeParse({ orderNumber: 'B-1001', email }).data?.email,
  'newsletter, waiting list and date notice': (email) => typedEmail.safeParse(email).data,
  'sign-up': (email) => signUpInput({ ...withPassword, email }, '').data?.email,
};

describe.each(Object.entries(stored))('the email address of a %s', (_name, storedOf) => {
  test.each([
    'a..b@example.dk',
    '.mia@example.dk',
    'mia.@example.dk',
    'mia@example..dk',
    'mia@example.dk.',
    'mia@example',
    'mia@-example.dk',
    'mia@192.168.0.1',
  ])('that our email client would refuse is refused: %s', (email) => {
    expect(storedOf(email)).toBeUndefined();
  });

  test('is stored with its domain as it is sent', () => {
    expect(storedOf(' hej@blåtoner.dk ')).toBe('hej@xn--bltoner-fxa.dk');
    expect(storedOf('hej@blåtoner.dk'.normalize('NFD'))).toBe('hej@xn--bltoner-fxa.dk');
  });
});
