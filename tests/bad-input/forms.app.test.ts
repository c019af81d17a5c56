import { describe, expect, test } from 'vitest';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { testApp } from '#tests/support/site/app.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { oddTexts } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  faultsOf,
  formCall,
  leaksOf,
  type RequestSpec,
  requestFromAnywhere,
  rowCounts,
} from './expect-refusal.ts';

const given = testApp(
  { OWNER_EMAIL: 'owner@example.dk', OWNER_PASSWORD: 'en meget lang adgangskode' },
  { clock: { now: () => testNow } },
);

const forms: Readonly<Record<string, Record<string, string>>> = {
  '/': { email: 'mia@example.dk', name: 'Mia', message: 'Hej' },
  '/contact': { name: 'Mia', email: 'mia@example.dk', phone: '', message: 'Hej' },
  '/payment-success?session=AAAAAAAAAAAAAAAAAAAAAA': {
    name: 'Mia',
    email: 'mia@example.dk',
    slot_start: slotInDays(4),
  },
  '/payment-success/email?session=AAAAAAAAAAAAAAAAAAAAAA': { email: 'mia@example.dk' },
  '/bookings/AAAAAAAAAAAAAAAAAAAAAA/move': { slot_start: slotInDays(5) },
  '/bookings/AAAAAAAAAAAAAAAAAAAAAA/cancel': { sure: 'yes' },
  '/withdraw/declaration': { orderNumber: 'B-1001', email: 'mia@example.dk', name: 'Mia', part: '' },
  '/newsletter': { email: 'mia@example.dk' },
  '/newsletter/confirm/AAAAAAAAAAAAAAAAAAAAAA': {},
  '/newsletter/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA': { 'List-Unsubscribe': 'One-Click' },
  '/quotes/AAAAAAAAAAAAAAAAAAAAAA': { quote: 'I sing again.', name: 'Mia', consent: 'named' },
  '/quotes/AAAAAAAAAAAAAAAAAAAAAA/rejection': {},
  '/login': { email: 'owner@example.dk', password: 'en forkert adgangskode' },
  '/login/sign-up': { name: 'Mia Ærø', email: 'mia@example.dk', password: 'en lang adgangskode' },
  '/login/reset': { email: 'mia@example.dk' },
  '/login/link': { email: 'mia@example.dk' },
  '/login/code': { ticket: 'AAAAAAAAAAAAAAAAAAAAAA', code: '123456', next: '/admin' },
  '/login/confirm/AAAAAAAAAAAAAAAAAAAAAA': { password: 'en lang adgangskode' },
  '/login/email/AAAAAAAAAAAAAAAAAAAAAA': {},
  '/sign-in/AAAAAAAAAAAAAAAAAAAAAA': {},
  '/reset/AAAAAAAAAAAAAAAAAAAAAA': { password: 'en lang adgangskode' },
  '/dashboard/account/password': { current: 'en lang adgangskode', password: 'en anden, lang' },
  '/setup/AAAAAAAAAAAAAAAAAAAAAA': { email: 'mia@example.dk', password: 'en lang adgangskode' },
  '/admin/tasks/00000000-0000-4000-8000-000000000000/accept': { carrier: 'GLS' },
  '/private-coaching/book': { name: 'Mia', email: 'mia@example.dk', slot_start: slotInDays(2) },
  '/consultation': { name: 'Mia', email: 'mia@example.dk', place: 'online', slot_start: slotInDays(2) },
  '/consultation/confirm/AAAAAAAAAAAAAAAAAAAAAA': {},
  '/private-coaching/hold': { name: 'Mia', email: 'mia@example.dk', slot_start: slotInDays(3) },
  '/courses': { courseId: 'voice-elevated', currency: 'DKK' },
  '/cart': { offerId: 'pop-filter', quantity: '1' },
  '/checkout/main-course': {
    name: 'Mia',
    email: 'mia@example.dk',
    attempt: 'x',
    total: '29700',
    terms: 'yes',
  },
  '/checkout/microphone/pay': {
    name: 'Mia',
    email: 'mia@example.dk',
    street: 'Ærøgade 7',
    postcode: '8000',
    city: 'Aarhus',
    country: 'DK',
    total: '294900',
  },
  '/orders/AAAAAAAAAAAAAAAAAAAAAA': {},
  '/voice-elevated-application': { firstName: 'Mia', email: 'mia@example.dk' },
  '/celebrity-application': { firstName: 'Mia', email: 'mia@example.dk' },
  '/testimonials/share': { name: 'Mia', email: 'mia@example.dk', title: 'Hej', story: 'Jeg synger.' },
};

/** Fields restricted to fixed values or a format refuse every odd text; all others store any text verbatim. */
const chosenOrRead = [
  'email',
  'slot_start',
  'courseId',
  'currency',
  'offerId',
  'quantity',
  'total',
  'country',
  'task',
  'remedy',
  'ticket',
  'code',
];

/** No 5xx, nothing of another person in the response, and markup and headers are escaped. */
async function expectNothingLeaks(
  requests: Readonly<Record<string, RequestSpec>>,
  isRefused = false,
): Promise<void> {
  const faults: string[] = [];
  for (const [name, requested] of Object.entries(requests)) {
    const answer = await requestFromAnywhere(given, requested);
    const text = (await answer.text()).replace(/<script[^>]*src=[^>]*>/g, '');
    const look = isRefused ? faultsOf : leaksOf;
    faults.push(...look(given, { name, status: answer.status, text }));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && /<script>alert|<img src=x|(?<!\\)"\s+autofocus onfocus/.test(text)) {
      faults.push(`${name}: markup is not escaped`);
    }
    if (/everybody@example\.com/.test(answer.headers.get('location') ?? ''))
      faults.push(`${name}: a header of its own`);
  }
  expect(faults).toEqual([]);
  expectNoErrors(given);
}

/** Additionally: no row added or removed. */
async function expectNothingHappens(
  requests: Readonly<Record<string, RequestSpec>>,
  isRefused = false,
): Promise<void> {
  const before = await rowCounts(given.db);
  await expectNothingLeaks(requests, isRefused);
  expect(await rowCounts(given.db)).toEqual(before);
}

describe.each(Object.entries(forms))('the form of %s', (path, fields) => {
  test('refuses invalid choices without storing anything, and handles unusual text everywhere else [P.70]', async () => {
    for (const field of Object.keys(fields)) {
      const { 'a NUL': _nul, ...texts } = oddTexts;
      const requests = each(texts, `${path} ${field}`, (text) =>
        formCall(path, { ...fields, [field]: text }),
      );
      if (chosenOrRead.includes(field)) await expectNothingHappens(requests, true);
      else await expectNothingLeaks(requests);
    }
    await expectNothingLeaks({
      nothing: formCall(path, ''),
      twice: formCall(path, `${new URLSearchParams(fields)}&${new URLSearchParams(fields)}`),
      escapes: formCall(path, 'email=%&name=%zz&message=%e0%a4%a'),
      poison: formCall(path, '__proto__=1&constructor[prototype][polluted]=1&toString=1&email=x'),
      'many fields': formCall(path, 'a=1&'.repeat(20_000)),
      'a file': {
        path,
        init: { method: 'POST', body: fileForm(Object.keys(fields)[0] ?? 'email') },
      },
    });
  });
});

function fileForm(field: string): FormData {
  const form = new FormData();
  form.set(field, new File(['%PDF-1.4'], '../../etc/passwd.pdf', { type: 'application/pdf' }));
  return form;
}

describe('URLs with a secret', () => {
  const places = [
    '/consultation/confirm/',
    '/newsletter/confirm/',
    '/newsletter/unsubscribe/',
    '/setup/',
    '/login/confirm/',
    '/login/email/',
    '/sign-in/',
    '/reset/',
    '/bookings/',
    '/test-checkout/',
    '/payment-success?session=',
  ];
  const tokens = {
    word: 'secret',
    'as long as a real one': 'A'.repeat(22),
    'a wrong token of the right length': `${'A'.repeat(21)}%2B`,
    'a little longer': 'A'.repeat(23),
    huge: 'A'.repeat(5_000),
    NUL: '%00',
    'broken escape': '%E0%A4%A',
    sql: "'%20or%201=1--",
    path: '..%2f..%2fetc%2fpasswd',
    html: '%3Cscript%3Ealert(1)%3C/script%3E',
    spaces: '%20%20',
    unicode: '%F0%9F%8E%B6',
  };

  test('give every invented one the same answer, without a server error, changing nothing', async () => {
    for (const place of places) {
      await expectNothingHappens({
        ...each(tokens, place, (token) => ({ path: `${place}${token}` })),
        ...each(tokens, `POST ${place}`, (token) => formCall(`${place}${token}`, { email: 'a@b.dk' })),
      });
    }
  });
});

describe('query parameters', () => {
  test('that are invalid change nothing but the page', async () => {
    const pages = [
      '/',
      '/courses',
      '/private-coaching/book',
      '/payment-success',
      '/login',
      '/admin',
      '/me',
      '/private-coaching/slots',
      '/consultation',
      '/consultation/times',
      '/embed/consultation/times',
    ];
    const texts = { ...oddTexts, far: '2'.repeat(3_000), when: '+1000000-01-01', zone: 'Nowhere/Else' };
    const names = [
      'currency',
      'slot',
      'slot_start',
      'timeZone',
      'zone',
      'next',
      'session',
      'name',
      'email',
      'course_id',
      'flash',
      'language',
      'tab',
    ];
    for (const path of pages) {
      await expectNothingHappens(
        each(texts, path, (text) => {
          const query = new URLSearchParams(names.map((name) => [name, text]));
          return { path: `${path}?${query}` };
        }),
      );
    }
  });

  test('cannot redirect a signed-in person to another site', async () => {
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%5cevil.example',
      'javascript:alert(1)',
    ]) {
      const fields = { email: 'owner@example.dk', password: 'en meget lang adgangskode', next };
      const answer = await requestFromAnywhere(given, formCall('/login', fields));
      const target = new URL(answer.headers.get('location') ?? '/', given.world.settings.siteUrl);
      expect([next, target.origin]).toEqual([next, given.world.settings.siteUrl]);
    }
  });
});
