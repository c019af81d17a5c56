import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { testBrowser } from '#tests/support/browser.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { visitorPages } from '#tests/support/visitor-pages.ts';
import { cutWords, sidewaysOverflow, smallTargets } from './page-facts.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const pages = [...visitorPages, '/payment-success', '/login', '/no-such-page', '/ui'];

/** Every page in turn, in one tab; what is wrong with each, by its address. */
async function everyPage(
  viewport: { width: number; height: number },
  look: (page: Page) => Promise<string[]>,
  before?: (page: Page) => Promise<unknown>,
) {
  const { page, expectComplaint } = await browser.visitor({ viewport, reducedMotion: 'reduce' });
  expectComplaint(/status of 404/);
  const wrong: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    await before?.(page);
    const found = await look(page);
    if (found.length > 0) wrong[path] = found.slice(0, 6);
  }
  return wrong;
}

const both = async (page: Page) => [...(await sidewaysOverflow(page)), ...(await cutWords(page))];

/** As a reader has it who set the browser's text to twice its size. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });

test('at 320 px nothing scrolls sideways and no word is cut', async () => {
  expect(await everyPage({ width: 320, height: 640 }, both)).toEqual({});
});

test.each([390, 1280])(
  'at %i px with text at 200 % nothing scrolls sideways and no word is cut',
  async (width) => {
    expect(await everyPage({ width, height: 844 }, both, doubleText)).toEqual({});
  },
);

test.each([360, 1280])(
  'at %i px everything that can be pressed is at least 24 px wide and high',
  async (width) => {
    expect(await everyPage({ width, height: 844 }, smallTargets)).toEqual({});
  },
);
