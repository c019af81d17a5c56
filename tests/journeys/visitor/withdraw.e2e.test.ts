import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test('withdrawing works by keyboard, each step is accessible, the input is kept, and two submits are one', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/status of 400/);
  await page.goto(`${site.url}/withdraw`);
  await page.locator('#withdraw-orderNumber').focus();
  await page.keyboard.type('B-1001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mia');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address.').waitFor();
  await expectAccessible(page);
  await page.locator('#withdraw-email').fill('mia@example.dk');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  await confirm.waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  expect(await page.locator('#withdraw-email').inputValue()).toBe('mia@example.dk');
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirm.dblclick();
  await page.getByText('We’ve received your withdrawal').waitFor();
  await expectAccessible(page);
  expect(await site.db.query.selectFrom('withdrawals').select('email').execute()).toEqual([
    { email: 'mia@example.dk' },
  ]);
});

variant(
  'without scripts: the link prefills the number, errors are focused, and the input is kept',
  async () => {
    const { page, expectComplaint } = await browser.visitor({ ...desktop, javaScriptEnabled: false });
    expectComplaint(/status of 400/);
    await page.goto(`${site.url}/da/withdraw?order=B-1002`);
    const email = page.locator('#withdraw-email');
    expect(await page.locator('#withdraw-orderNumber').inputValue()).toBe('B-1002');
    await page.locator('#withdraw-part').fill('Kun hættetrøjen');
    await page.getByRole('button', { name: 'Fortsæt' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('withdraw-email');
    await page.locator('.error-list a').first().click();
    await expect.poll(() => page.url()).toContain('#withdraw-email');
    await email.fill('mia@example.dk');
    await page.getByRole('button', { name: 'Fortsæt' }).click();
    await page.getByRole('button', { name: 'Bekræft fortrydelse' }).click();
    await page.getByText('Kun hættetrøjen').waitFor();
    expect(await site.db.query.selectFrom('withdrawals').select('order_number').execute()).toHaveLength(1);
  },
);

variant('a network error during submit keeps the input: reloading sends it', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/ERR_/);
  await page.goto(`${site.url}/withdraw`);
  await page.locator('#withdraw-orderNumber').fill('B-1003');
  await page.locator('#withdraw-email').fill('mia@example.dk');
  await page.locator('#withdraw-part').fill('Hættetrøjen, den røde');
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: 'Continue' })
    .click()
    .catch(() => {});
  await page.waitForURL('chrome-error://**').catch(() => {});
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('Hættetrøjen, den røde').waitFor();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor();
});
