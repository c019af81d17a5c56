import { describe, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { atCheckout, holdOnPage } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const hosts = () => [new URL(site.url).host];

async function goToCheckout(page: Page, email: string): Promise<void> {
  await holdOnPage(page, site.url, email);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL(/\/test-checkout\//);
}

/** The hold is still valid, and its button leads through the same checkout. */
async function expectHoldToContinue(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  const pay = page.getByRole('button', { name: 'Go to payment' });
  await expect.poll(() => pay.getAttribute('aria-busy')).not.toBe('true');
  await pay.click();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  const orders = await site.db.query.selectFrom('orders').select('state').execute();
  expect(orders).toEqual([{ state: 'paid' }]);
}

describe('Back from the checkout with a reload', () => {
  const browser = testBrowser(hosts);
  test.each(
    variantAt(
      [
        ['phone', phone],
        ['desktop', desktop],
        ['without scripts', { ...phone, javaScriptEnabled: false }],
      ] as const,
      0,
    ),
  )('shows the hold with its countdown (%s)', async (_name, profile) => {
    const { page } = await browser.visitor(profile);
    await goToCheckout(page, 'back@example.dk');
    await page.goBack();
    await expectHoldToContinue(page);
  });

  variant('after paying shows the booking, not a second chance to pay', async () => {
    const { page } = await browser.visitor(desktop);
    await goToCheckout(page, 'back@example.dk');
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
    await page.goBack();
    await page.goBack().catch(() => {});
    await page.goto(`${site.url}/private-coaching/book`);
    await page.getByRole('button', { name: 'Hold this time' }).waitFor();
    expect(await site.db.query.selectFrom('orders').select('state').execute()).toEqual([{ state: 'paid' }]);
  });
});

const isFromBackForwardCache = (page: Page) =>
  page.evaluate(() => (window as { isFromBackForwardCache?: boolean }).isFromBackForwardCache);

describe('Back from the checkout from the back-forward cache', () => {
  const browser = testBrowser(hosts, { keepsPagesForBack: true });
  test.each(
    variantAt(
      [
        ['phone', phone],
        ['desktop', desktop],
      ] as const,
      1,
    ),
  )('shows the hold with its countdown and its button enabled (%s)', async (_name, profile) => {
    const { page } = await browser.visitor(profile);
    await page.addInitScript(() => {
      addEventListener('pageshow', (event) =>
        Object.assign(window, { isFromBackForwardCache: event.persisted }),
      );
    });
    await goToCheckout(page, 'memory@example.dk');
    // Not page.goBack(): it waits for a load event that a page from the back/forward cache does not have.
    await page.evaluate(() => history.back());
    await page.getByRole('heading', { name: 'Held for you' }).waitFor();
    await expect.poll(() => isFromBackForwardCache(page)).toBe(true);
    await expectHoldToContinue(page);
  });

  test('a Buy button that was pressed is enabled again [S4.18]', async () => {
    const { page } = await browser.visitor(desktop);
    await page.addInitScript(() => {
      addEventListener('pageshow', (event) =>
        Object.assign(window, { isFromBackForwardCache: event.persisted }),
      );
    });
    await page.goto(`${site.url}/courses`);
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await page.waitForURL(/\/test-checkout\//);
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).pathname).toBe('/courses');
    await expect.poll(() => isFromBackForwardCache(page)).toBe(true);
    const button = page.getByRole('button', { name: 'Buy Now' }).first();
    await expect.poll(() => button.isEnabled()).toBe(true);
    await button.click();
    await page.waitForURL(/\/test-checkout\//);
  });
});
