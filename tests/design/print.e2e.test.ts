import { expect, test } from 'vitest';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { bookAndPay } from '#tests/support/browser/booking-steps.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each(['/terms-of-service', '/magazine/the-ten-seconds-before', '/book/before-you-go-on/text'])(
  'print: %s is its text alone, black on white, without navigation, forms and buttons',
  async (path) => {
    const { page } = await browser.visitor({ ...desktop, colorScheme: 'dark' });
    await page.goto(site.url + path);
    await expectTextAlone(page);
  },
);

test('print: a confirmation and its order with the receipt are their text alone', async () => {
  const { page } = await browser.visitor({ ...desktop, colorScheme: 'dark' });
  await bookAndPay(page, site.url, 'print@example.dk');
  await expectTextAlone(page);
  expect(await page.getByText('Wrong address').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${site.url}/orders/${await orderLink()}`);
  await expectTextAlone(page);
  expect(await page.getByText('Paid by card').isVisible()).toBe(true);
});

async function orderLink(): Promise<string> {
  const order = await site.db.query.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const expiresAt = Temporal.Now.instant().add({ hours: 1 });
  const link = { purpose: 'order', subjectId: order.id, expiresAt } as const;
  return site.db.transaction((tx) => makeSecretLink(tx, link));
}

async function expectTextAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main h1').isVisible()).toBe(true);
  const hidden = page.locator('.header, body > footer, .skip, main nav, main form, main .button, dialog');
  expect(await hidden.count()).toBeGreaterThan(2);
  for (const part of await hidden.all()) expect(await part.isVisible()).toBe(false);
  const { ink, paper } = await page.evaluate(() => {
    const main = document.querySelector('main p') as HTMLElement;
    return { ink: getComputedStyle(main).color, paper: getComputedStyle(document.body).backgroundColor };
  });
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
}
