import { describe, expect, test } from 'vitest';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const texts = async () => JSON.stringify((await pageDraft(site.db.query, 'contact')).page);
const isPage = ({ pathname }: URL) => pathname === '/admin/website/contact';

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (_name, profile, input) => {
  test('sees a section as visitors will while typing it, and saves it while a save is on its way', async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/website/contact/sections/1`);
    await waitForHydration(page);
    const english = page.locator('[name="en.text"]');
    await english.fill('Sing to us');
    const show = page.getByRole('button', { name: 'Preview', exact: true });
    const isSheet = await show.isVisible();
    if (isSheet) await input.press(show);
    await page.locator('.stage-page main').getByText('Sing to us').waitFor({ state: 'attached' });
    await expectAccessible(page);
    if (isSheet) await input.press(page.getByRole('button', { name: 'Back to editing' }));
    await page.getByRole('status').getByText('Draft saved.').waitFor();
    expect(await texts()).toContain('Sing to us');
    await expectAccessible(page);

    const held = Promise.withResolvers<void>();
    await page.route('**/sections/1/save', async (route) => {
      await held.promise;
      await route.continue();
    });
    const saving = page.waitForRequest('**/sections/1/save');
    await english.fill('Sing to us, or write');
    await saving;
    await english.fill('Sing to us, or call');
    await input.press(page.getByRole('button', { name: 'Done' }).last());
    held.resolve();
    await page.waitForURL(isPage);
    expect(await texts()).toContain('Sing to us, or call');
  });

  test('presses Done without having typed, and is led to the page', async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/website/contact/sections/1`);
    await waitForHydration(page);
    await input.press(page.getByRole('button', { name: 'Done' }).last());
    await page.waitForURL(isPage);
  });
});

async function openPage(page: Page) {
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/website/contact`);
  await waitForHydration(page);
  return page.locator('.stage-blocks [data-at="1"] a');
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

test('a section pressed in the preview on a phone: a sheet that holds the focus, and gives it back [P.261]', async () => {
  const { page } = await browser.visitor(phone);
  const block = await openPage(page);
  await block.tap();
  const sheet = page.getByRole('dialog', { name: 'Headline' });
  await sheet.waitFor();
  await expectAccessible(page);
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '[role="dialog"] *, body')).toBe(true);
  }
  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  await expect.poll(() => hasFocus(page, '#back-to-form')).toBe(true);
  expect(await sheet.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(page, '#show-preview')).toBe(true);

  const field = page.locator('[name="en.text"]');
  await field.fill('Sing with us');
  const foot = page.locator('.form-foot');
  const [box, cover] = [await field.boundingBox(), await foot.boundingBox()];
  expect(box && cover && box.y + box.height <= cover.y).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForURL(isPage);
  await expect.poll(() => hasFocus(page, '.stage-blocks [data-at="1"] a')).toBe(true);
  expect(await texts()).toContain('Sing with us');
  await page.locator('.stage-page main').getByText('Sing with us').waitFor({ state: 'attached' });
});

test('a section opened in the preview by keyboard on a desktop: Escape saves it and gives the focus back', async () => {
  const { page } = await browser.visitor(desktop);
  const block = await openPage(page);
  await block.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page, '#panel-title')).toBe(true);
  expect(await page.locator('.stage-blocks [aria-current]').getAttribute('href')).toMatch(/sections\/1$/);
  await page.locator('[name="en.text"]').fill('Sing for us');
  await page.locator('.stage-page main').getByText('Sing for us').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.waitForURL(isPage);
  await expect.poll(() => hasFocus(page, '.stage-blocks [data-at="1"] a')).toBe(true);
  expect(await texts()).toContain('Sing for us');
  await expectAccessible(page);
});

test('a text that cannot be saved: leaving the section shows why, and keeps what was typed', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 400/);
  await openPage(page);
  await page.goto(`${site.url}/admin/website/contact/sections/1`);
  await waitForHydration(page);
  await page.locator('[name="en.text"]').fill('');
  await page.locator('[name="da.text"]').fill('Syng for os');
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByText('Please fill in this field.').waitFor();
  expect(await page.locator('[name="da.text"]').inputValue()).toBe('Syng for os');
});

const quotes = async () => JSON.stringify((await pageDraft(site.db.query, 'home')).page);

test('an entry: Done pressed while its removal is on its way is done after it, with the entry removed', async () => {
  const { page } = await browser.visitor(phone);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/lists`);
  const list = page.getByRole('row', { name: /Quotes Page Home/ }).getByRole('link');
  await page.goto(site.url + (await list.getAttribute('href')));
  await waitForHydration(page);
  const removed = await page.locator('[name="en.items.0.text"]').inputValue();
  expect(await quotes()).toContain(removed);

  const held = Promise.withResolvers<void>();
  await page.route('**/entries/items/0/removal.data', async (route) => {
    await held.promise;
    await route.continue();
  });
  const removal = page.waitForRequest('**/entries/items/0/removal.data');
  await page.getByRole('button', { name: 'Remove entry: Entry 1' }).click();
  await removal;
  await page.getByRole('button', { name: 'Done' }).last().click();
  held.resolve();
  await page.waitForURL(({ pathname }) => pathname === '/admin/website/home');
  expect(await quotes()).not.toContain(removed);
});
