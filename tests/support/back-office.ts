import type { Page } from '#tests/packages/playwright.ts';

/** On a phone the sections, the other language and logging out lie behind 'Menu', in reach of the thumb. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.thumb-bar summary');
  if (await menu.isVisible()) await menu.click();
}

/** The steps after the first set-up, each put off. Each has a 'Later': its title tells that the next one is there. */
export async function putOffFirstSteps(page: Page): Promise<void> {
  const step = (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await step('The studio');
  await page.getByRole('link', { name: 'Later' }).click();
  await step('Opening hours');
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Go to admin' }).click();
  await page.waitForURL(/\/admin$/);
}
