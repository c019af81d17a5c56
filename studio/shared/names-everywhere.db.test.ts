import { describe, expect, test } from 'vitest';
import { bookingInput, refusedInput } from '#studio/calendar/booking/booking-input.ts';
import { withdrawalErrors, withdrawalInput } from '#studio/goods/withdrawals/withdrawal-input.ts';
import { checkoutErrors, checkoutSchema } from '#studio/money/checkout/checkout-input.ts';
import { fieldProblems, signUpInput } from '#studio/people/accounts/account-input.ts';
import { contactInput, contactProblems } from '#studio/people/contact/contact-input.ts';
import { storyInput, storyProblems } from '#studio/site/magazine/story-input.ts';
import { applicationErrors, applicationSchema } from '#studio/teaching/applications/application-input.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { typedOrder } from '#tests/support/page-fixture.ts';
import { nameMessages } from './person-name.messages.ts';

const email = 'mia@example.dk';
const slotStart = '2026-11-24T09:00:00Z';
const consultation = bookingInput.omit({ courseId: true, courseName: true });
const offer = { parcel: null, consents: [], isGiftCard: false, booking: null };

const sentences: Record<string, (name: string) => string | null | undefined> = {
  booking: (name) => messageOf(bookingInput.safeParse({ name, email, slotStart })),
  consultation: (name) => messageOf(consultation.safeParse({ name, email, slotStart })),
  contact: (name) => {
    const read = contactInput.safeParse({ name, email, message: 'Hej' });
    return read.error ? contactProblems(read.error, 'en').message : null;
  },
  story: (name) => {
    const read = storyInput.safeParse({ name, email, title: 'T', story: 'S' });
    return read.error ? storyProblems(read.error, 'en').message : null;
  },
  'application, first name': (firstName) => applicationError({ firstName }).firstName,
  'application, last name': (lastName) => applicationError({ lastName }).lastName,
  checkout: (name) => {
    const read = checkoutSchema(offer, 'en').safeParse({ ...typedOrder, name });
    return read.error ? checkoutErrors(read.error).name : null;
  },
  withdrawal: (name) => {
    const read = withdrawalInput.safeParse({ orderNumber: 'B-1001', email, name });
    return read.error ? withdrawalErrors(read.error, 'en').name : null;
  },
  'sign-up': (name) => {
    const read = signUpInput({ name, email, password: 'a long enough password' }, '');
    return read.error ? fieldProblems(read.error, 'en').name : null;
  },
};

function messageOf(read: ReturnType<typeof consultation.safeParse>): string | null {
  return read.error ? refusedInput('en', read.error, {}).message : null;
}

function applicationError(changes: object) {
  const read = applicationSchema('voice-elevated', 'en').safeParse({ ...intensiveApplication, ...changes });
  return read.error ? applicationErrors(read.error, 'en') : {};
}

describe.each(Object.entries(sentences))('the name of a %s', (_name, sentenceOf) => {
  test('with a URL is refused, with the reason [P.90]', () => {
    expect(sentenceOf('Win at evil.com/win')).toBe(nameMessages.en['name-web-address']);
  });

  test('with control or bidi characters is refused, with the reason', () => {
    for (const name of ['Mia\u0007Holm', 'Mia \u202emloH']) {
      expect(sentenceOf(name)).toBe(nameMessages.en['name-characters']);
    }
  });

  test('of invisible characters only is empty', () => {
    for (const name of [
      '\u3164',
      '\u2800\u2800',
      '\u200b',
      '\ufeff\u2060',
      '\u115f\u1160',
      '\uffa0',
      '\u00ad',
      '\u{e0020}',
    ])
      expect(sentenceOf(`${name} ${name}`) ?? null, JSON.stringify(name)).toBe(sentenceOf('') ?? null);
  });

  test('that is valid is accepted', () => {
    expect(sentenceOf('J. R. R. Ærø-Østergaard') ?? null).toBeNull();
  });
});
