import type { Page } from '#tests/packages/playwright.ts';

/** A page is transparent until its fonts have been added or given up (app/client/load-fonts.ts). */
export async function waitUntilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.classList.contains('awaits-fonts'));
}
