import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const port = await freePort();
const checkoutOrigin = `http://127.0.0.1:${port}`;
const site = runningSite({}, { testCheckoutPort: port });
const browser = testBrowser(() => [new URL(site.url).host, new URL(checkoutOrigin).host]);

const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

async function buy(language: 'en' | 'da' = 'en'): Promise<string> {
  const answer = await fetch(`${site.url}/functions/v1/create-payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      referer: language === 'da' ? `${site.url}/da/` : `${site.url}/`,
    },
    body: JSON.stringify({ courseId: 'test-payment', currency: 'dkk' }),
  });
  return ((await answer.json()) as { url: string }).url;
}

async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

variant.each(
  variantAt(
    [
      ['a small phone', smallPhone, 'da'],
      ['desktop', desktop, 'en'],
    ] as const,
    0,
  ),
)('every state of the page is accessible and reflows (%s)', async (_name, profile, language) => {
  const { page, expectComplaint } = await browser.visitor(profile);
  const address = await buy(language);
  expect(address.startsWith(`${checkoutOrigin}/test-checkout/`)).toBe(true);
  const settled = async (name: string) => {
    await expectAccessible(page);
    expect(await overflows(page), name).toBe(false);
  };
  await page.goto(address);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await settled('open');

  await page.locator('#email').fill('nobody');
  expectComplaint(/status of 422/);
  await page.locator('[value=pay]').click();
  await page.locator('#email-mistake').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await settled('mistaken');

  await page.goto(address);
  await page.locator('[value=decline]').click();
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await settled('declined');

  await site.world.payments?.expire(new URL(address).pathname.split('/').at(-1) ?? '');
  await page.goto(address);
  expect(await page.getByRole('button').count()).toBe(0);
  await settled('closed');

  expectComplaint(/status of 404/);
  await page.goto(`${checkoutOrigin}/test-checkout/tcs_unknown`);
  await settled('unknown');
});

test('paying by keyboard alone, without scripts, returns to the site', async () => {
  const { page, expectComplaint } = await browser.visitor({ ...desktop, javaScriptEnabled: false });
  await page.goto(await buy());
  expectComplaint(/status of 404/);
  await page.locator('#name').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/payment-success**`);
});

variant('a form of the site may submit to the checkout on another origin, and to no other', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 404/);
  const address = await buy();
  const ports = new URL(site.url).port;
  const targets = { '/allowed': address, '/refused': `http://127.0.0.1:${ports}/no-such-page` };
  for (const [path, location] of Object.entries(targets)) {
    await page.route(`${site.url}${path}`, (route) => route.fulfill({ status: 303, headers: { location } }));
  }
  const press = async (path: string) => {
    await page.goto(`${site.url}/no-such-page`);
    await page.evaluate((action) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = action;
      document.body.append(form);
      form.submit();
    }, path);
  };
  await press('/allowed');
  await page.waitForURL(address);

  expectComplaint(/form-action/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await press('/refused');
  await refused;
  expect(page.url()).toBe(`${site.url}/no-such-page`);
});
