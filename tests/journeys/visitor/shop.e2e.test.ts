import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { pointer } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variant, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const buyButton = (page: Page, product: string) => page.getByRole('button', { name: `Buy Now ${product}` });

test('Buy Now shows Processing... and leads to the checkout; an error is shown in a red fixed box [S4.26]', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/ERR_FAILED|Failed to load|status of/);
  await page.goto(`${site.url}/shop?tab=clothing-merchandise`);
  const hoodie = page.locator('#hoodie');
  await buyButton(page, 'Hoodie').click();
  await hoodie.getByText('Choose a size').last().waitFor();
  await expect
    .poll(() => hoodie.getByLabel('Size').evaluate((size) => size === document.activeElement))
    .toBe(true);
  await hoodie.getByLabel('Size').selectOption({ label: 'L' });
  await expect.poll(() => hoodie.locator('.field.wrong').count()).toBe(0);
  // The connection fails during sending: nothing is lost, and the button can be pressed again.
  await page.route('**/cart', (route) => route.abort());
  await buyButton(page, 'Hoodie').click();
  const box = page.getByRole('alert').filter({ hasText: 'That didn’t work' });
  await box.getByText('Failed to send a request to the Edge Function').waitFor();
  await expectAccessible(page);
  expect(await box.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await box.getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/cart');
  expect(await hoodie.getByLabel('Size').inputValue()).toBe('hoodie-l');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cart', async (route) => {
    await held;
    await route.continue();
  });
  await buyButton(page, 'Hoodie').click();
  const busy = hoodie.getByRole('button', { name: 'Processing...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await busy.click({ force: true });
  release();
  await page.waitForURL(/\/checkout\/hoodie-l$/);
  await page.getByText('Hoodie, L').first().waitFor();
  expect(await cartLines()).toEqual([]);
  await page.goBack();
  await buyButton(page, 'Hoodie').waitFor();
});

const cartLines = () =>
  site.db.query.selectFrom('cart_lines').select(['offer_id', 'quantity']).orderBy('offer_id').execute();

variant.each(
  variantAt(
    [
      ['with scripts', true],
      ['without scripts', false],
    ] as const,
    1,
  ),
)(
  '%s: Add to cart and Buy Now are two buttons; Buy Now leaves the cart as it is',
  async (_name, javaScriptEnabled) => {
    await site.db.query.deleteFrom('carts').execute();
    const { page } = await browser.visitor({ ...phone, javaScriptEnabled });
    await page.goto(`${site.url}/shop`);
    await page.getByRole('button', { name: 'Add to cart Pop filter' }).click();
    await page.waitForURL(/\/cart$/);
    await page.goto(`${site.url}/shop`);
    await buyButton(page, 'Microphone').click();
    await page.waitForURL(/\/checkout\/microphone$/);
    await page.getByText('DKK 2,949').first().waitFor();
    expect(await page.getByText('Pop filter').count()).toBe(0);
    expect(await cartLines()).toEqual([{ offer_id: 'pop-filter', quantity: 1 }]);
  },
);

test('without scripts, by keyboard: a tab, a product, its size, and on to the checkout', async () => {
  const { page } = await browser.visitor({ ...desktop, javaScriptEnabled: false });
  await page.goto(`${site.url}/shop`);
  await page.getByRole('link', { name: 'Clothing & Merchandise' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/tab=clothing-merchandise/);
  await page.getByRole('link', { name: 'T-shirt', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/shop\/[\w-]+$/);
  await page.getByRole('radio', { name: 'S', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await buyButton(page, 'T-shirt').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\//);
  await page.getByText('T-shirt, M').first().waitFor();
});

test.each(variantAt(adminVariants, 0))(
  'the owner adds a product (%s): missing, failed and successful input is reported in toasts [S8.10]',
  async (_name, profile, input) => {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/ERR_FAILED|Failed to load|status of/);
    await page.goto(`${site.url}/shop`);
    await page.getByRole('link', { name: 'Admin' }).click();
    await page.waitForURL(/\/login\?next=/);
    const { cookie = '' } = await signedIn(site, 'owner');
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: site.url }]);
    await page.goto(`${site.url}/shop/admin`);
    await input.press(page.locator('summary', { hasText: 'New product' }));
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Create product' }) });
    const create = form.getByRole('button', { name: 'Create product' });
    await input.type(form.getByLabel('Name *', { exact: true }), 'Metronome, øvet');
    await input.press(create);
    await page.getByRole('alert').getByText('Please fill in all required fields').waitFor();
    expect(await form.getByLabel(/^Price in DKK/).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await input.type(form.getByLabel(/^Price in DKK/), '349');
    await input.type(form.getByLabel('In stock'), '2');
    await page.route('**/functions/v1/manage-products', (route) => route.abort());
    await input.press(create);
    await page.getByRole('alert').getByText('Failed to create product').waitFor();
    expect(await form.getByLabel('Name *', { exact: true }).inputValue()).toBe('Metronome, øvet');
    await page.unroute('**/functions/v1/manage-products');
    if (input === pointer) await create.dblclick();
    else {
      await input.press(create);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('alert').getByText('Product created successfully').waitFor();
    const made = site.db.query.selectFrom('products').select('id').where('id', 'like', 'metronome%');
    expect(await made.execute()).toEqual([{ id: 'metronome-oevet' }]);
    const own = page.locator('details', { has: page.locator('#metronome-oevet') });
    await input.type(own.getByLabel(/^Price in DKK/), '299');
    await input.press(own.getByRole('button', { name: /^Save changes/ }));
    await page.getByRole('alert').getByText('Product updated successfully').waitFor();
    await page.goto(`${site.url}/shop`);
    await page.locator('#metronome-oevet').getByText('DKK 299').or(page.getByText('299')).first().waitFor();
  },
);
