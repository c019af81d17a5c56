import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { huge, oddBodies, oddTexts, poisonedBodies, wrongTypes } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  expectRefusals,
  jsonCall,
  leaksOf,
  requestFromAnywhere,
} from './expect-refusal.ts';

const given = testApp({}, { clock: { now: () => testNow } });

describe.each(['/functions/v1/create-payment', '/functions/create-payment'])('wire call 3, %s', (path) => {
  const jsonRequest = (body: unknown) => jsonCall(path, body);

  test('a malformed purchase is refused', async () => {
    await expectRefusals(given, each(oddBodies, 'body', jsonRequest));
    await expectRefusals(given, each({ ...poisonedBodies }, 'poison', jsonRequest));
  });

  test('an item not for sale is refused, whatever its name [S7.05]', async () => {
    const ids = {
      ...oddTexts,
      ...wrongTypes,
      nothing: '',
      huge,
      NUL: 'test-payment\u0000',
      'a booking that is not there': '00000000-0000-4000-8000-000000000000',
      'almost a uuid': '00000000-0000-4000-8000-00000000000g',
      'a key of every object': 'constructor',
      'a catalogue id in capitals': 'TEST-PAYMENT',
    };
    await expectRefusals(
      given,
      each(ids, 'courseId', (courseId) => jsonRequest({ courseId, currency: 'dkk' })),
    );
  });

  test('an unsupported currency is refused', async () => {
    const currencies = { ...oddTexts, ...wrongTypes, nothing: '', pounds: 'GBP', two: 'DKK,EUR', huge };
    await expectRefusals(
      given,
      each(currencies, 'currency', (currency) => jsonRequest({ courseId: 'test-payment', currency })),
    );
  });

  test('the return URL never leaves this site', async () => {
    const faults: string[] = [];
    const paths = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/courses\r\nLocation: https://evil.example',
      `/${'a'.repeat(40_000)}`,
      7,
      { href: '/' },
    ];
    for (const returnPath of paths) {
      const answer = await requestFromAnywhere(
        given,
        jsonRequest({ courseId: 'test-payment', currency: 'DKK', returnPath }),
      );
      const text = await answer.text();
      faults.push(...leaksOf(given, { name: String(returnPath), status: answer.status, text }));
      if (answer.status !== 200) continue;
      const { pathname } = new URL((JSON.parse(text) as { url: string }).url);
      const row = await given.db.query
        .selectFrom('test_checkout_sessions')
        .select('cancel_url')
        .where('id', '=', pathname.split('/').at(-1) ?? '')
        .executeTakeFirstOrThrow();
      if (new URL(row.cancel_url).origin !== given.world.settings.siteUrl) faults.push(row.cancel_url);
    }
    expect(faults).toEqual([]);
    expectNoErrors(given);
  });
});

describe('wire call 4, send-contact-email', () => {
  const path = '/functions/v1/send-contact-email';
  const message = { name: 'Søren Ærø', email: 'soren@example.dk', phone: '', message: 'Hej' };
  const jsonRequest = (body: unknown) => jsonCall(path, body);

  test('a malformed message is refused', async () => {
    await expectRefusals(given, each({ ...oddBodies, ...poisonedBodies }, 'body', jsonRequest));
  });

  test('a field of the wrong type, missing, or too long is refused', async () => {
    for (const field of ['name', 'email', 'message'] as const) {
      const values = { ...wrongTypes, nothing: '', spaces: ' \n ', missing: undefined, huge, NUL: 'a\u0000' };
      await expectRefusals(
        given,
        each(values, field, (value) => jsonRequest({ ...message, [field]: value })),
      );
    }
    const { null: _none, ...phones } = wrongTypes;
    await expectRefusals(
      given,
      each({ ...phones, huge }, 'phone', (phone) => jsonRequest({ ...message, phone })),
    );
  });

  test('a sender that is not one address is refused', async () => {
    const emails = { ...oddTexts, two: 'a@b.dk,c@d.dk', header: 'a@b.dk\r\nBcc: c@d.dk', name: 'A <a@b.dk>' };
    await expectRefusals(
      given,
      each(emails, 'email', (email) => jsonRequest({ ...message, email })),
    );
  });

  test('unusual text is stored unchanged, and emailed as text', async () => {
    const faults: string[] = [];
    let number = 0;
    for (const [name, text] of Object.entries(oddTexts)) {
      number += 1;
      const email = `sender-${number}@example.dk`;
      const answer = await requestFromAnywhere(
        given,
        jsonRequest({ ...message, email, name: `N ${text}`, message: `M ${text}` }),
      );
      faults.push(...leaksOf(given, { name, status: answer.status, text: await answer.text() }));
      const saved = await given.db.query
        .selectFrom('contact_messages')
        .select('message')
        .where('email', '=', email)
        .execute();
      if (answer.status === 200 && saved[0]?.message !== `M ${text}`.trim().toWellFormed())
        faults.push(`${name}: ${saved[0]?.message}`);
    }
    const mails = await given.db.query
      .selectFrom('emails')
      .select(['subject', 'html', 'recipient', 'headers'])
      .execute();
    for (const mail of mails) {
      if (/[\r\n]/.test(mail.subject)) faults.push(`a subject of two lines: ${mail.subject}`);
      if (/<script|<img src=x/.test(mail.html ?? '')) faults.push('markup in a mail');
      if (JSON.stringify(mail).includes('everybody@example.com') && mail.recipient.includes('everybody'))
        faults.push('a foreign recipient');
    }
    expect(faults).toEqual([]);
    expectNoErrors(given);
  });
});

describe('calls', () => {
  const paths = ['/functions/v1/create-payment', '/functions/v1/send-contact-email'];

  test('accept POST only', async () => {
    const requested = paths.flatMap((path) =>
      ['GET', 'PUT', 'PATCH', 'DELETE'].map(
        (method) => [`${method} ${path}`, { path, init: { method } }] as const,
      ),
    );
    await expectRefusals(given, Object.fromEntries(requested));
  });

  test('that are unknown or misspelled are refused', async () => {
    const addresses = [
      '/functions/v1/',
      '/functions/v1/nothing',
      '/functions/v1/create-payment/more',
      '/functions/v1/__proto__',
      '/functions/v1/%00',
      '/functions/v1/%',
      '/functions/v1/..%2f..%2fadmin',
      `/functions/v1/${'a'.repeat(4_000)}`,
      '/rest/v1/',
      '/rest/v1/users',
      '/rest/v1/rpc/anything',
      '/storage/v1/object/secrets/a.pdf',
    ];
    await expectRefusals(
      given,
      each<string>(Object.fromEntries(addresses.entries()), 'address', (path) => jsonCall(path, '{}')),
    );
  });
});
