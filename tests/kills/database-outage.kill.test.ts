import { expect, onTestFinished, test } from 'vitest';
import { Network } from '#tests/faults/network.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

test('database outage: the start waits for the server, an outage answers 503 with Retry-After, and the site recovers', async () => {
  const url = new URL(await makeServerDatabase());
  const network = new Network(url);
  onTestFinished(() => network.cut());
  await network.open();
  await network.cut();
  url.port = String(network.port);
  const studio = startProcess(['server/main.ts'], {
    PORT: '0',
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: url.href,
    LOG_LEVEL: 'info',
  });
  await studio.until(() => studio.output().includes('the PostgreSQL server is not reachable; retrying'));
  await network.open();
  const site = await studio.open();
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site + path, init);
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: await answer.text(),
    };
  };
  const message = { name: 'Mia', email: 'mia@example.dk', message: 'Hej' };
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  };
  const signedIn = { headers: { cookie: 'belcanto.session_token=made-up.made-up' } };
  const form = { method: 'POST', body: new URLSearchParams(message) };
  const login = {
    method: 'POST',
    body: new URLSearchParams({ email: 'mia@example.dk', password: 'a-password' }),
  };
  expect((await request('/readyz')).status).toBe(200);

  await network.cut();
  const requested: [path: string, init?: RequestInit][] = [
    ['/bookings/no-such-booking-at-all'],
    ['/da/search?q=stemme'],
    ['/dashboard', signedIn],
    ['/newsletter', form],
    ['/login', login],
    [`/test-checkout/tcs_${'A'.repeat(22)}`],
    ['/functions/v1/send-contact-email', call],
  ];
  for (const [path, init] of requested) {
    const answer = await request(path, init);
    expect(answer, path).toMatchObject({ status: 503, retryAfter: '30' });
    expect(answer.text, path).not.toMatch(/ECONN|PostgreSQL|kysely|127\.0\.0\.1/i);
  }
  expect((await request('/readyz')).status).toBe(503);

  await network.open();
  await studio.until(async () => (await request('/bookings/no-such-booking-at-all')).status === 404);
  expect((await request('/readyz')).status).toBe(200);
});
