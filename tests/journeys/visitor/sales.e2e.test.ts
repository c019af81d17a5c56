import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { loadIsland } from '#tests/support/browser/input-methods.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const orderAndPay = (page: Page) => page.getByRole('button', { name: 'Order and pay' });
const orders = () =>
  site.db.query.selectFrom('orders').select(['state', 'total_minor', 'refunded_minor']).execute();

async function chooseMonthly(page: Page): Promise<void> {
  await page.goto(`${site.url}/sales`);
  await page.getByRole('link', { name: 'Pay monthly in Premium' }).click();
  await page.locator('#checkout-name').fill('Ærlige Åse Østergaard');
  await page.locator('#checkout-email').fill('aase@example.dk');
}

const acceptAll = async (page: Page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

test.each(
  variantAt(
    [
      ['phone', phone],
      ['without scripts', { ...desktop, javaScriptEnabled: false }],
    ] as const,
    0,
  ),
)(
  'a course in three payments: missing fields, declined card, Back, paid, and refunded (%s) [S2.140]',
  async (name, profile) => {
    const hasScripts = name === 'phone';
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 4\d\d/);
    await chooseMonthly(page);
    await orderAndPay(page).click();
    await page.locator('.field.wrong').first().waitFor();
    expect(await page.locator('#checkout-name').inputValue()).toBe('Ærlige Åse Østergaard');
    // The view scrolls to the first missing field.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.field')?.className))
      .toContain('wrong');
    if (hasScripts) await expectAccessible(page);
    await acceptAll(page);
    await orderAndPay(page).click();
    await page.waitForURL(/\/test-checkout\//);
    if (hasScripts) await expectAccessible(page);
    const bank = page.url();
    await atCheckout(page, 'Decline');
    await page.getByText('The card was declined. You haven’t been charged.').waitFor();
    await page
      .getByRole('link', { name: 'Cancel and go back' })
      .or(page.getByRole('button', { name: 'Cancel and go back' }))
      .click();
    await page.waitForURL(/\/checkout\/main-course-premium-3-months/);
    await expect.poll(() => orderAndPay(page).isEnabled()).toBe(true);
    await page.goto(bank);
    await atCheckout(page, 'Pay');
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.getByRole('heading', { name: 'Payments' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.textContent()).toMatch(/1 of 3.*paid.*165\.68.*2 of 3.*scheduled.*165\.66.*3 of 3/s);
    if (hasScripts) await expectAccessible(page);
    expect(await orders()).toEqual([{ state: 'paid', total_minor: 49_700, refunded_minor: 0 }]);
    await page.getByText('Not for you? Get a refund').click();
    const returnCourse = page.getByRole('button', { name: /^Return course/ });
    await returnCourse.dblclick();
    await expect.poll(orders).toEqual([{ state: 'refunded', total_minor: 49_700, refunded_minor: 16_568 }]);
  },
);

variant(
  'a course paid at once: a network error keeps the input, two clicks are one order, and after Back the button is enabled',
  async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    await page.goto(`${site.url}/sales?courseId=beginner-course`);
    await page
      .getByRole('link', { name: /^Enroll/ })
      .first()
      .click();
    await page.locator('#checkout-name').fill('Åse');
    await page.locator('#checkout-email').fill('aase@example.dk');
    await acceptAll(page);
    await loadIsland(page.locator('[data-island=checkout-form]'));
    await page.context().setOffline(true);
    await orderAndPay(page).click();
    await page.getByText('everything you typed is still here').waitFor();
    await page.context().setOffline(false);
    await orderAndPay(page).dblclick();
    await page.waitForURL(/\/test-checkout\//);
    expect(await orders()).toEqual([{ state: 'open', total_minor: 9_700, refunded_minor: 0 }]);
    await page.goBack();
    await expect.poll(() => orderAndPay(page).isEnabled()).toBe(true);
  },
);
