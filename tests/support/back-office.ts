import type { Page } from '#tests/packages/playwright.ts';

/** The website, the language and sign-out: on a phone on the page 'More', on wide screens in Settings. */
export async function openTools(page: Page): Promise<void> {
  const more = page.locator('.thumb-bar a[href="/admin/more"]');
  await ((await more.isVisible()) ? more : page.locator('.admin-account')).click();
  await page.locator('.admin-tools').waitFor();
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
