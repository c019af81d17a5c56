import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printfulEvents } from '#platform/print/printful-webhook.ts';
import type { World } from '#platform/world.ts';
import { eventHandlers } from '#studio/event-handlers.ts';
import { type PrintfulStandIn, startPrintful } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { storedConnections } from '../connections.queries.ts';
import { connectPrint } from './connect-print.ts';

const given = testDatabase();
const token = 'the-token-of-the-store';
let printful: PrintfulStandIn;
beforeAll(async () => {
  printful = await startPrintful(token);
});
beforeEach(() => {
  printful.state.webhook = null;
  printful.state.faults.length = 0;
});
afterAll(() => printful.close());

const env = () => ({
  SITE_URL: 'https://studio.example',
  APP_SECRET: 'a secret of more than thirty-two characters',
  PRINTFUL_API_BASE: printful.url,
});
const connect = (parts: Partial<World> = {}) =>
  connectPrint(testWorld(given.db, { ...parts, env: env() }), owner, { token, isReplacing: true });
const stored = async () => (await storedConnections(given.db.query)).length;
const former = { url: 'https://other.example/hook', types: ['package_shipped', 'stock_updated'] };
const none = null;

test('a token that passes is stored, and the store reports to this studio', async () => {
  printful.state.webhook = former;
  expect(await connect()).toEqual({ ok: true });
  expect(printful.state.webhook?.url).toContain('https://studio.example/webhooks/printful?secret=');
  expect(printful.state.webhook?.types).toEqual(printfulEvents);
  expect(await stored()).toBe(1);
});

test.each([
  ['is refused', '401', 'refused'],
  ['has no answer', '500', 'no-answer'],
  ['is cut off', 'cut', 'no-answer'],
] as const)(
  'a test that %s leaves the store and what is stored as they were',
  async (_name, how, refusal) => {
    for (const webhook of [former, none]) {
      printful.state.webhook = webhook;
      printful.state.faults.push({ on: 'GET /store/products', how });
      expect(await connect()).toEqual({ ok: false, refusal });
      expect([printful.state.webhook, await stored()]).toEqual([webhook, 0]);
    }
  },
);

test('a webhook that is set without an answer is taken back', async () => {
  for (const webhook of [former, none]) {
    printful.state.webhook = webhook;
    printful.state.faults.push({ on: 'POST /webhooks', how: 'cut-after' });
    expect(await connect()).toEqual({ ok: false, refusal: 'no-answer' });
    expect([printful.state.webhook, await stored()]).toEqual([webhook, 0]);
  }
});

test('values that cannot be stored leave the store as it was', async () => {
  const events = {
    ...eventHandlers,
    'connection.changed': [() => Promise.reject(new Error('the database is full'))],
  };
  for (const webhook of [former, none]) {
    printful.state.webhook = webhook;
    await expect(connect({ events })).rejects.toThrow('the database is full');
    expect([printful.state.webhook, await stored()]).toEqual([webhook, 0]);
  }
});
