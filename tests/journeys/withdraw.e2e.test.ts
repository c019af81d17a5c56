import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser.ts';
import { runningSite } from '#tests/support/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test('withdrawing works by keyboard, each step is clean to assistive technology, nothing typed is lost, and two presses are one', async () => {
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
  await page.getByRole('button', { name: 'Change something' }).click();
  expect(await page.locator('#withdraw-email').inputValue()).toBe('mia@example.dk');
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirm.dblclick();
  await page.getByText('We have received your withdrawal').waitFor();
  await expectAccessible(page);
  expect(await site.db.query.selectFrom('withdrawals').select('email').execute()).toEqual([
    { email: 'mia@example.dk' },
  ]);
});
