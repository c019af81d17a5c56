import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each(
  variantAt(
    [
      ['with scripts', true],
      ['without scripts', false],
    ] as const,
    1,
  ),
)(
  'the phone’s menu opens and closes, and its anchors lead to the home page’s sections (%s)',
  async (_name, javaScriptEnabled) => {
    const { page } = await browser.visitor({ ...phone, javaScriptEnabled });
    await page.goto(`${site.url}/courses`);
    const menu = page.locator('header details');
    const link = menu.getByRole('link', { name: 'Instructors' });
    expect(await link.isVisible()).toBe(false);
    await menu.getByText('Menu', { exact: true }).click();
    await link.waitFor();
    if (javaScriptEnabled) await expectAccessible(page);
    expect(await menu.getByRole('link', { name: 'Courses' }).getAttribute('aria-current')).toBe('page');
    await link.click();
    await page.waitForURL(/\/#instructors$/);
    await expect
      .poll(() =>
        page
          .locator('#instructors')
          .evaluate((section) => Math.abs(section.getBoundingClientRect().top) < innerHeight),
      )
      .toBe(true);
  },
);

variant('every anchor of the header has its section on the home page', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(site.url);
  for (const id of ['home', 'about', 'instructors', 'courses', 'contact', 'newsletter']) {
    expect(await page.locator(`#${id}`).count(), id).toBe(1);
  }
});

test('the skip link comes first', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
});
