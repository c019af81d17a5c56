import { beforeEach, expect, test } from 'vitest';
import type { InstantMethod } from '#platform/payments/instant-methods.ts';
import { encryptConnection } from '#studio/office/connections/connection-secrets.ts';
import { deleteConnection, upsertConnection } from '#studio/office/connections/connections.store.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';

const given = testApp({ STRIPE_API_BASE: 'http://127.0.0.1:9' });

const values = { secretKey: 'rk_test_shown', webhookSecret: 'whsec_shown' };

async function connected(methods: readonly InstantMethod[]): Promise<void> {
  const { world, db } = given;
  const secret = encryptConnection(world.secret, 'stripe', values);
  const facts = { lastFour: 'hown', mode: 'test', methods };
  await db.transaction((tx) =>
    upsertConnection({ tx, now: world.clock.now() }, { kind: 'stripe', secret, facts }),
  );
  await world.connections.refresh();
  await clearPageCache(db);
}

beforeEach(async () => {
  await given.db.transaction((tx) => deleteConnection({ tx, now: given.world.clock.now() }, 'stripe'));
  await given.world.connections.refresh();
  await clearPageCache(given.db);
});

const pages = ['/private-coaching/book', '/checkout/microphone'];
const shown = async (path: string) => {
  const answer = await given.fetch(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
};

test.each(pages)('%s: the methods of the connected account are shown before paying', async (page) => {
  for (const path of [page, `/da${page}`])
    expect(await shown(path), 'the test checkout').not.toMatch(/You pay by|Du betaler med/);
  await connected(['card', 'apple_pay', 'google_pay', 'mobilepay']);
  expect(await shown(page)).toContain('You pay by card, Apple Pay, Google Pay or MobilePay.');
  expect(await shown(`/da${page}`)).toContain('Du betaler med kort, Apple Pay, Google Pay eller MobilePay.');
});

test.each(pages)('%s: an account without wallets is shown as it is', async (page) => {
  await connected(['card']);
  expect(await shown(page)).toContain('You pay by card.');
});
