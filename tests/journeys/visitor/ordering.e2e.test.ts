import { describe, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { loadIsland } from '#tests/support/browser/input-methods.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

async function put(page: Page, offerId: string): Promise<void> {
  await page.goto(`${site.url}/cart`);
  await page.request.post(`${site.url}/cart`, {
    form: { offerId },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  await page.goto(`${site.url}/cart`);
}

async function fill(page: Page): Promise<void> {
  await page.locator('#checkout-name').fill('Ærlige Åse Østergaard');
  await page.locator('#checkout-email').fill('aase@example.dk');
  await page.getByLabel('Street and number').fill('Ærøgade 7, 2. th');
  await page.getByLabel('Postcode').fill('8000');
  await page.getByLabel('Town or city').fill('Aarhus C');
}

const orders = () => site.db.query.selectFrom('orders').select(['state', 'total_minor']).execute();
const orderAndPay = (page: Page) => page.getByRole('button', { name: 'Order and pay' });

describe.each(
  variantAt(
    [
      ['phone', phone],
      ['without scripts', { ...desktop, javaScriptEnabled: false }],
    ] as const,
    0,
  ),
)('products in a cart (%s)', (name, profile) => {
  const hasScripts = name !== 'without scripts';

  test('are changed, ordered with every error at its field, paid, and shown on the page of the order', async () => {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/status of 4\d\d/);
    await put(page, 'pop-filter');
    await put(page, 'tote-bag');
    if (hasScripts) {
      await page.getByRole('link', { name: 'Cart (2)' }).first().waitFor();
      await expectAccessible(page);
    }
    await page.locator('input[name="quantity:pop-filter"]').fill('2');
    await page.locator('input[name="quantity:pop-filter"]').press('Enter');
    await page.getByText('DKK 1,780').first().waitFor();
    await page.getByRole('link', { name: 'Check out in-stock items' }).click();
    await orderAndPay(page).click();
    await page.getByText('Please enter the street and number.').first().waitFor();
    if (hasScripts) await expectAccessible(page);
    await fill(page);
    await page.getByLabel('Country').selectOption('SE');
    await page.getByRole('button', { name: 'Update the delivery price' }).click();
    await page.getByText('DKK 1,909').first().waitFor();
    expect(await page.getByLabel('Street and number').inputValue()).toBe('Ærøgade 7, 2. th');
    await page.getByLabel('Country').selectOption('DK');
    await page.getByText('I have read the terms of sale').click();
    await orderAndPay(page).click();
    await page.getByText('The total is now DKK 1,829.').waitFor();
    await orderAndPay(page).click();
    await atCheckout(page, 'Pay');
    await page.getByRole('link', { name: 'See your order' }).click();
    await page.getByText('Ships by').waitFor();
    if (hasScripts) await expectAccessible(page);
    expect(await orders()).toEqual([{ state: 'authorised', total_minor: 182_900 }]);
    const mail = await mailTo(site.db, 'aase@example.dk', 'order-confirmed');
    await page.goto(linkIn(mail, /\/orders\/[\w-]+/));
    await page.getByText('Ærøgade 7, 2. th').waitFor();
    await page.goto(`${site.url}/cart`);
    expect(await page.locator('input[name^="quantity:"]').count()).toBe(1);
  });
});

variant(
  'a network error keeps the input, two clicks are one order, and after Back the button is enabled [P.23]',
  async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    await page.goto(`${site.url}/checkout/microphone`);
    await fill(page);
    await page.getByText('I have read the terms of sale').click();
    await loadIsland(page.locator('[data-island=checkout-form]'));
    await page.context().setOffline(true);
    await orderAndPay(page).click();
    await page.getByText('everything you typed is still here').waitFor();
    expect(await page.getByLabel('Street and number').inputValue()).toBe('Ærøgade 7, 2. th');
    await page.context().setOffline(false);
    await orderAndPay(page).dblclick();
    await page.waitForURL(/\/test-checkout\//);
    expect(await orders()).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => orderAndPay(page).isEnabled()).toBe(true);
  },
);

variant('by keyboard alone a course is ordered, each consent by its own key press', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/checkout/main-course`);
  await page.locator('#checkout-name').focus();
  await page.keyboard.type('Åse Ærø');
  await page.keyboard.press('Tab');
  await page.keyboard.type('aase@example.dk');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/test-checkout\//);
});
