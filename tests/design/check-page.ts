import type { Page } from '#tests/packages/playwright.ts';
import { cutWords, sidewaysOverflow } from './page-facts.ts';

export type Look = readonly [what: string, width: number, look: (page: Page) => Promise<readonly string[]>];

const height = 844;

/** Runs the checks in turn on the loaded page; returns the problems by check and width. */
export async function lookAt(page: Page, looks: readonly Look[]): Promise<[string, readonly string[]][]> {
  const wrong: [string, readonly string[]][] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const [what, width, look] of looks) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    const found = await look(page);
    if (found.length > 0) wrong.push([`${what} at ${width} px`, found.slice(0, 6)]);
  }
  return wrong;
}

/** Nothing scrolls sideways, and no text is cut off. */
export async function roomForAll(page: Page): Promise<string[]> {
  return [...(await sidewaysOverflow(page)), ...(await cutWords(page))];
}
