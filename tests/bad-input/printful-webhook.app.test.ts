import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { printfulSecret, printfulToken } from '#tests/support/printful.ts';
import { testApp } from '#tests/support/site/app.ts';
import { oddBodies } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  expectRefusals,
  type RequestSpec,
  requestFromAnywhere,
} from './expect-refusal.ts';

const given = testApp({
  PRINTFUL_TOKEN: printfulToken,
  PRINTFUL_API_BASE: 'http://127.0.0.1:9',
  PRINTFUL_WEBHOOK_SECRET: printfulSecret,
});
const without = testApp({ PRINTFUL_TOKEN: printfulToken, PRINTFUL_API_BASE: 'http://127.0.0.1:9' });

const event = (changes: object = {}) =>
  JSON.stringify({
    type: 'order_updated',
    occurred_at: '2026-11-24T09:00:00Z',
    retries: 0,
    store_id: 12,
    data: { order: { id: 9, external_id: '0197a0000000700080000000000000aa', status: 'pending' } },
    ...changes,
  });

const signatureOf = (body: string, secret = printfulSecret) =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(body).digest('hex');

const post = (body: BodyInit, signature?: string, query = ''): RequestSpec => ({
  path: `/webhooks/printful${query}`,
  init: {
    method: 'POST',
    body,
    headers: signature === undefined ? {} : { 'x-pf-webhook-signature': signature },
  },
});

test('an event that is forged, altered or unreadable is refused, and nothing is stored', async () => {
  const body = event();
  await expectRefusals(given, {
    unsigned: post(body),
    'another secret': post(body, signatureOf(body, '00112233')),
    altered: post(body.replace('pending', 'fulfilled'), signatureOf(body)),
    'a space more': post(`${body} `, signatureOf(body)),
    'no signature in it': post(body, ''),
    'signed by a word': post(body, 'sha256'),
    'a very long signature': post(body, 'a'.repeat(6_000)),
    'a guessed secret': post(body, undefined, '?secret=guess'),
    'a secret beside a wrong signature': post(body, 'f'.repeat(64), `?secret=${printfulSecret}`),
    'bytes that are no text': post(new Uint8Array([0xff, 0xfe, 0x00, 0x80]), signatureOf(body)),
    'too much': post('x'.repeat(300 * 1024), signatureOf(body)),
    'by GET': { path: `/webhooks/printful?secret=${printfulSecret}` },
  });
  await expectRefusals(
    given,
    each(oddBodies, 'unsigned', (text) => post(text, signatureOf(body))),
  );
  await expectRefusals(
    given,
    each(oddBodies, 'signed', (text) => post(text, signatureOf(text))),
  );
});

test('signed nonsense is accepted or refused without a server error', async () => {
  const bodies = [
    event({ type: 'something.new' }),
    event({ type: 7 }),
    event({ data: null }),
    event({ data: { order: null, shipment: [] } }),
    event({ data: { order: { id: {}, external_id: 7 } } }),
    event({ data: { order: { id: 9, external_id: "x'; drop table orders; --" } } }),
    event({ data: { order: { id: 9, external_id: 'a\u0000b' } } }),
    event({ type: 'order\u0000updated' }),
    event({ type: 'x'.repeat(10_000) }),
    event({ occurred_at: 'never', store_id: [] }),
    '{}',
    '[]',
    'null',
    '7',
  ];
  const outages: string[] = [];
  for (const body of bodies) {
    const answer = await requestFromAnywhere(given, post(body, signatureOf(body)));
    if (answer.status >= 500) outages.push(`${body.slice(0, 80)}: ${answer.status}`);
  }
  expect(outages).toEqual([]);
  expectNoErrors(given);
});

test('a valid event delivered repeatedly is stored once', async () => {
  const body = event();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => requestFromAnywhere(given, post(body, signatureOf(body)))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await given.db.query.selectFrom('print_events').select('event_id').execute()).toHaveLength(1);
});

test('without a secret every event is refused', async () => {
  const body = event();
  await expectRefusals(without, {
    signed: post(body, signatureOf(body)),
    'by the address': post(body, undefined, '?secret='),
  });
});
