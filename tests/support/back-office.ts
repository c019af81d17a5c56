import type { Page } from '#tests/packages/playwright.ts';

/** On a phone navigation, language and sign-out are behind 'Menu'. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.thumb-bar summary');
  if (await menu.isVisible()) await menu.click();
}

/**
 * Skips the steps after the first set-up. Each has a 'Later' button: wait for the next title before pressing it.
 */
export async function putOffFirstSteps(page: Page): Promise<void> {
  const step = (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await step('The studio');
  await page.getByRole('link', { name: 'Later' }).click();
  await step('Opening hours');
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Go to admin' }).click();
  await page.waitForURL(/\/admin$/);
}
