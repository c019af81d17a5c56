import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { oddBodies } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  expectRefusals,
  type RequestSpec,
  requestFromAnywhere,
} from './expect-refusal.ts';

const secret = 'whsec_of_this_test';
const given = testApp({
  STRIPE_SECRET_KEY: 'sk_test_of_this_test',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: 'http://127.0.0.1:9',
});
const stripe = new Stripe('sk_test_of_this_test');

const event = (id: string, changes: object = {}) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_test_nobody', object: 'checkout.session', payment_intent: 'pi_nobody' } },
    ...changes,
  });

function signed(payload: string, how: { secret?: string; secondsAgo?: number } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - (how.secondsAgo ?? 0);
  return stripe.webhooks.generateTestHeaderString({ payload, secret: how.secret ?? secret, timestamp });
}

const post = (body: BodyInit, signature?: string): RequestSpec => ({
  path: '/webhooks/stripe',
  init: { method: 'POST', body, headers: signature === undefined ? {} : { 'stripe-signature': signature } },
});

test('an event that is forged, altered, too old or unreadable is refused, and nothing is stored', async () => {
  const body = event('evt_forged');
  await expectRefusals(given, {
    unsigned: post(body),
    'another secret': post(body, signed(body, { secret: 'whsec_of_somebody_else' })),
    'an hour old': post(body, signed(body, { secondsAgo: 3600 })),
    'from tomorrow, with a wrong secret': post(body, signed(body, { secondsAgo: -86_400, secret: 'x' })),
    altered: post(body.replace('cs_test_nobody', 'cs_test_other'), signed(body)),
    'a space more': post(`${body} `, signed(body)),
    'signature of nothing': post(body, 't=,v1='),
    'a time that is none': post(body, `t=now,v1=${'a'.repeat(64)}`),
    'a very long signature': post(body, `t=1,v1=${'a'.repeat(6_000)}`),
    'bytes that are no text': post(new Uint8Array([0xff, 0xfe, 0x00, 0x80]), signed(body)),
    'too much': post('x'.repeat(300 * 1024), signed(body)),
  });
  await expectRefusals(
    given,
    each(oddBodies, 'unsigned', (text) => post(text, signed(body))),
  );
});

test('a valid event delivered repeatedly is stored once; one with unknown references changes nothing', async () => {
  const body = event('evt_replayed');
  for (let time = 0; time < 3; time += 1) {
    expect((await requestFromAnywhere(given, post(body, signed(body)))).status).toBe(200);
  }
  const answers = await Promise.all(
    [1, 2, 3].map(() => requestFromAnywhere(given, post(body, signed(body)))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await given.db.query.selectFrom('payment_events').select('event_id').execute()).toHaveLength(1);
  expectNoErrors(given);
});

test('signed nonsense is accepted without a server error: the signature proves only its origin', async () => {
  const bodies = [
    event('evt_1', { type: 'something.new' }),
    event('evt_2', { data: {} }),
    event('evt_3', { data: { object: null } }),
    event('evt_4', { data: { object: { id: 7, payment_intent: { id: [] } } } }),
    event("evt_5'; drop table payments; --"),
    event('evt_6', { type: 7 }),
    event('x'.repeat(10_000)),
    JSON.stringify({ object: 'event' }),
    '{}',
    '[]',
    'null',
    '7',
    event('evt_7', { data: { object: { id: 'a\u0000b' } } }),
  ];
  const outages: string[] = [];
  for (const body of bodies) {
    const answer = await requestFromAnywhere(given, post(body, signed(body)));
    if (answer.status >= 500) outages.push(`${body.slice(0, 80)}: ${answer.status}`);
  }
  expect(outages).toEqual([]);
  expectNoErrors(given);
});
