import { expect, test } from 'vitest';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const payload = {
  title: 'New message',
  body: 'Åse',
  path: '/admin/messages/1',
  tag: 'message:1',
  badge: 3,
};

/** The worker's functions that need a real desktop, which headless Chromium has not. */
interface Recorded {
  recorded: unknown[][];
  registration: object;
  clients: object;
  navigator: object;
}

test('a push shows its notification and the badge, and a click opens its page [P.273]', async () => {
  const { page } = await browser.visitor({});
  const context = page.context();
  await signInBrowser(context, site, 'owner');
  await page.goto(`${site.url}/admin/settings/notifications`);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const starts = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' });
    await navigator.serviceWorker.ready;
  });
  const worker = await starts;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Recorded;
    scope.recorded = [];
    const record = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        value: async (...given: unknown[]) => void scope.recorded.push([name, ...given]),
      });
    record(scope.registration, 'showNotification');
    record(scope.clients, 'openWindow');
    record(scope.navigator, 'setAppBadge');
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  const recorded = () => worker.evaluate(() => (globalThis as unknown as Recorded).recorded);
  const { title, body, tag, path } = payload;
  await expect.poll(recorded).toEqual([
    ['showNotification', title, { body, tag, data: path, icon: '/icon-192.png' }],
    ['setAppBadge', 3],
  ]);
  await worker.evaluate((to) => {
    const click = Object.assign(new Event('notificationclick'), {
      notification: { data: to, close: () => {} },
      waitUntil: () => {},
    });
    globalThis.dispatchEvent(click);
  }, path);
  await expect.poll(recorded).toHaveLength(3);
  expect((await recorded()).at(-1)).toEqual(['openWindow', path]);
});
