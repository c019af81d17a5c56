import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { holdOnPage } from '#tests/support/browser/booking-steps.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** React's messages to itself are lost while `isFrozen`, as in Firefox when it freezes a page. */
async function addFreezing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const used = new WeakSet<MessagePort>();
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      if (!('isFrozen' in window)) used.add(this);
      else if (used.has(this)) return;
      postMessage.call(this, message);
    } as MessagePort['postMessage'];
  });
}

const restore = (page: Page, { isFrozen }: { isFrozen: boolean }) =>
  page.evaluate((frozen) => {
    document.documentElement.dataset.first = '';
    if (frozen) Object.assign(window, { isFrozen: true });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, isFrozen);

/** Behind its own messages, which the clock does not delay. */
const letReactRender = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 5; left > 0; left -= 1) {
      const { port1, port2 } = new MessageChannel();
      const arrival = new Promise((resolve) => port1.addEventListener('message', resolve));
      port1.start();
      port2.postMessage(null);
      await arrival;
    }
  });

const isFirst = (page: Page) => page.evaluate(() => 'first' in document.documentElement.dataset);

test('a page from the back/forward cache is loaded again when its widget renders nothing, and only then', async () => {
  const { page } = await browser.visitor(phone);
  await addFreezing(page);
  await page.clock.install();
  await holdOnPage(page, site.url, 'frozen@example.dk');
  await restore(page, { isFrozen: false });
  await letReactRender(page);
  await page.clock.fastForward(2000);
  expect(await isFirst(page)).toBe(true);

  await restore(page, { isFrozen: true });
  await page.clock.fastForward(2000);
  await expect.poll(() => isFirst(page).catch(() => true)).toBe(false);
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
});

test('the strip of a held time leaves the page when the time expires', async () => {
  const { page } = await browser.visitor(phone);
  await page.clock.install();
  await holdOnPage(page, site.url, 'strip@example.dk');
  await page.goto(`${site.url}/courses`);
  const strip = page.getByRole('link', { name: /^Held for you/ });
  await strip.waitFor();
  await page.clock.fastForward('09:00');
  expect(await strip.isVisible()).toBe(true);
  await page.clock.fastForward('01:01');
  await strip.waitFor({ state: 'hidden' });
});
