import type { Page } from '#tests/packages/playwright.ts';
import { waitUntilShown } from '#tests/support/browser/shown-page.ts';
import { clippedText, sidewaysOverflow } from './page-facts.ts';

export type PageCheck = readonly [
  what: string,
  width: number,
  check: (page: Page) => Promise<readonly string[]>,
];

const height = 844;

/** Runs the checks in turn on the loaded page; returns the problems by check and width. */
export async function checkPage(
  page: Page,
  checks: readonly PageCheck[],
): Promise<[string, readonly string[]][]> {
  const wrong: [string, readonly string[]][] = [];
  await waitUntilShown(page);
  for (const [what, width, check] of checks) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    const found = await check(page);
    if (found.length > 0) wrong.push([`${what} at ${width} px`, found.slice(0, 6)]);
  }
  return wrong;
}

/** Nothing scrolls sideways, and no text is cut off. */
export async function clippedContent(page: Page): Promise<string[]> {
  return [...(await sidewaysOverflow(page)), ...(await clippedText(page))];
}
