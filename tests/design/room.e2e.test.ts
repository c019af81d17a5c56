import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { testBrowser } from '#tests/support/browser.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { doorPages, ownPages, visitorPages } from '#tests/support/visitor-pages.ts';
import {
  brokenHeadlines,
  cutWords,
  doubleText,
  setIn,
  sidewaysOverflow,
  smallTargets,
  unusedFaces,
} from './page-facts.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const pages = [...visitorPages, ...ownPages, '/payment-success', ...doorPages, '/no-such-page', '/ui'];

/** Every page in turn, in one tab, at each width; what is wrong with each, by its address and the width. */
async function everyPage(
  widths: readonly number[],
  look: (page: Page) => Promise<string[]>,
  { prefix = '', before }: { prefix?: string; before?: (page: Page) => Promise<unknown> } = {},
) {
  const { page, expectComplaint } = await browser.visitor({ reducedMotion: 'reduce' });
  expectComplaint(/status of 404/);
  const wrong: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(site.url + prefix + path);
    await page.evaluate(() => document.fonts.ready);
    await before?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const found = await look(page);
      if (found.length > 0) wrong[`${prefix}${path} at ${width} px`] = found.slice(0, 6);
    }
  }
  return wrong;
}

const both = async (page: Page) => [...(await sidewaysOverflow(page)), ...(await cutWords(page))];

test.each([
  ['English', ''],
  ['Danish', '/da'],
])('from 320 to 1440 px nothing scrolls sideways and no word is cut (%s)', async (_language, prefix) => {
  expect(await everyPage([320, 390, 768, 1100, 1440], both, { prefix })).toEqual({});
});

test('with text at 200 % nothing scrolls sideways and no word is cut, on a phone and on a desktop', async () => {
  expect(await everyPage([390, 1280], both, { before: doubleText })).toEqual({});
});

test('without our faces no headline on a stave is cut, in the system’s face or in one far wider', async () => {
  const { page, expectComplaint } = await browser.visitor({ reducedMotion: 'reduce' });
  expectComplaint(/status of 404|ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  const wrong: Record<string, string[]> = {};
  for (const path of [
    '/',
    '/da',
    '/courses',
    '/da/contact',
    '/contact',
    '/da/privacy-policy',
    '/no-such-page',
  ]) {
    await page.goto(site.url + path);
    expect(await page.locator('.score').count(), path).toBe(1);
    for (const face of ['', 'monospace']) {
      if (face) await setIn(page, face);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const found = [...(await brokenHeadlines(page)), ...(face ? [] : await both(page))];
        if (found.length > 0) wrong[`${path} at ${width} px ${face}`] = found;
      }
    }
  }
  expect(wrong).toEqual({});
});

test('everything that can be pressed is at least 24 px wide and high, on a phone and on a desktop', async () => {
  // In the same round: no face is asked for with the first bytes and then not used.
  const look = async (page: Page) => [...(await smallTargets(page)), ...(await unusedFaces(page))];
  expect(await everyPage([360, 1280], look)).toEqual({});
});
