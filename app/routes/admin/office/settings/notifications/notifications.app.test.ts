import { beforeEach, describe, expect, test } from 'vitest';
import { testPush } from '#tests/support/push/push-service.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const push = testPush();
const given = testApp(push.env);
const page = '/admin/settings/notifications';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
let headers: Record<string, string>;

beforeEach(async () => {
  headers = { ...(await signedIn(given, 'owner')), 'user-agent': iPhone };
});

const read = async (path = page) => (await given.fetch(path, { headers })).text();
const post = (path: string, fields: Record<string, string> = {}) =>
  given.fetch(page + path, { method: 'POST', headers, body: new URLSearchParams(fields) });

async function turnOn() {
  const { publicKey } = await (await post('/key')).json();
  const browser = push.service.subscribe(publicKey);
  const answer = await post('/devices', { ...browser.subscription });
  return { browser, answer };
}

describe('devices [P.270]', () => {
  test('a browser is turned on, listed by its name, tested and removed, without scripts', async () => {
    expect(await read()).toContain('needs JavaScript on this device');
    const { browser, answer } = await turnOn();
    expect(answer.headers.get('location')).toBe(`${page}?flash=added`);
    const html = await read(`${page}?flash=added`);
    expect(html).toContain('Notifications are on for this device.');
    expect(html).toContain('Safari, iPhone (this device)');
    expect((await post('/test')).headers.get('location')).toBe(`${page}?flash=tested`);
    await expect
      .poll(() => browser.received.map(({ payload }) => payload), { timeout: 15_000 })
      .toMatchObject([{ title: 'Test notification', path: page }]);
    const [, removal = ''] = /action="[^"]*(\/devices\/[^"/]+\/removal)"/.exec(html) ?? [];
    expect((await post(removal)).headers.get('location')).toBe(`${page}?flash=removed`);
    expect(await read()).toContain('No device yet.');
  });

  test('a subscription that cannot be used, and a test without a device, are refused with a reason', async () => {
    await post('/key');
    const bad = await post('/devices', { endpoint: 'http://127.0.0.1/x', p256dh: 'x', auth: 'y' });
    expect([bad.status, await bad.text()]).toEqual([400, expect.stringContaining('couldn’t be used')]);
    const none = await post('/test');
    expect([none.status, await none.text()]).toEqual([409, expect.stringContaining('There is no device')]);
  });

  test('neither key, address nor name of a person is in the log', async () => {
    const { browser } = await turnOn();
    await post('/test');
    await expect.poll(() => browser.received.length, { timeout: 15_000 }).toBe(1);
    const log = JSON.stringify(given.logged);
    const { endpoint, auth } = browser.subscription;
    for (const secret of [new URL(endpoint).pathname, auth]) expect(log).not.toContain(secret);
  });
});

describe('choices [P.271]', () => {
  const chosen = {
    'push-booking': 'yes',
    dailySummary: 'yes',
    summaryTime: '06:45',
    summarySkipsEmpty: 'yes',
    version: '0',
  };
  const isChecked = (html: string, name: string) =>
    /checked/.test(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '');

  test('are saved and shown; everything is chosen, and the summary off, before that', async () => {
    const before = await read();
    expect(['push-message', 'push-payment', 'dailySummary'].map((name) => isChecked(before, name))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await post('', chosen)).headers.get('location')).toBe(`${page}?flash=saved`);
    const after = await read();
    expect(['push-booking', 'push-message', 'dailySummary'].map((name) => isChecked(after, name))).toEqual([
      true,
      false,
      true,
    ]);
    expect(after).toContain('value="06:45"');
  });

  test('a time that is none is refused beside its field, and nothing that was chosen is lost', async () => {
    const answer = await post('', { ...chosen, summaryTime: '25:00' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="25:00"');
    expect(isChecked(html, 'dailySummary')).toBe(true);
    expect(isChecked(html, 'push-message')).toBe(false);
  });

  test('of two windows the second is refused, with a message', async () => {
    await post('', chosen);
    const second = await post('', { ...chosen, summaryTime: '09:00' });
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('Someone else has changed these settings.');
  });
});

describe('the installed admin [P.272]', () => {
  test('admin pages name its manifest, which begins with Today; the website keeps its own', async () => {
    const html = await (await given.fetch('/admin', { headers })).text();
    expect(html).toContain('<link rel="manifest" href="/admin.webmanifest"/>');
    expect(html).not.toContain('href="/manifest.webmanifest"');
    const answer = await given.fetch('/admin.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: 'Lindehav Voice Studio admin',
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
    });
    for (const { src } of manifest.icons) expect((await given.fetch(src)).status).toBe(200);
  });

  test('the service worker is one script that may only request the studio', async () => {
    const answer = await given.fetch('/admin-worker.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/);
    expect(await answer.text()).not.toMatch(/\bimport\b|caches|"fetch"/);
  });
});
