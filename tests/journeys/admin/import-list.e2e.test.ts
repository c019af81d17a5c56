import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each([
  ['on a phone without scripts', { ...phone, javaScriptEnabled: false }],
  ['on a computer', desktop],
])('a list of people: its columns are shown, corrected by keyboard, and imported: %s', async (_, profile) => {
  const { page } = await browser.visitor(profile);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/students/import`);
  const buffer = readFileSync('tests/outside/csv/mailchimp.csv');
  await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Continue' }).click();
  const rating = page.getByLabel('“MEMBER_RATING” is used for');
  await rating.waitFor();
  if (profile !== desktop) {
    const { scrollWidth, clientWidth } = await page.locator('html').evaluate((html) => ({
      scrollWidth: html.scrollWidth,
      clientWidth: html.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  } else await expectAccessible(page);
  await rating.focus();
  await page.keyboard.type('Ta');
  const update = page.getByRole('button', { name: 'Show the people again' });
  await update.focus();
  await page.keyboard.press('Enter');
  await page.getByText('2, kor, solo').waitFor();
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await page.getByText(/Imported: \d new, \d already there/).waitFor();
});
