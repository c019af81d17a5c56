import { describe, expect, test } from 'vitest';
import { pageDraft } from '#studio/pages/page-drafts.queries.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const texts = async () => JSON.stringify((await pageDraft(site.db.query, 'contact')).page);

describe.each(variantAt(adminVariants, 0))('the owner (%s)', (_name, profile, input) => {
  test('sees a section as visitors will while typing it, and saves it while a save is on its way', async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/website/contact/sections/1`);
    const english = page.locator('[name="en.text"]');
    const preview = page.locator('.live-page main');
    const isOpen = await page.locator('.live-preview').evaluate((panel) => panel.hasAttribute('open'));
    if (!isOpen) await input.press(page.locator('.live-preview summary'));
    await preview.locator('h1').first().waitFor({ state: 'attached' });

    await english.fill('Sing to us');
    await preview.getByText('Sing to us').waitFor({ state: 'attached' });
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
    await input.press(page.getByRole('button', { name: 'Save draft' }).last());
    held.resolve();
    await page.getByRole('heading', { name: 'Sections', exact: true }).waitFor();
    expect(await texts()).toContain('Sing to us, or call');
  });

  test('presses Save draft without having typed, and is led to the page', async () => {
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin/website/contact/sections/1`);
    await waitForHydration(page);
    await input.press(page.getByRole('button', { name: 'Save draft' }).last());
    await page.getByRole('heading', { name: 'Sections', exact: true }).waitFor();
  });
});
