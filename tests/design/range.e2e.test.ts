import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from '#tests/packages/playwright.ts';
import { inaccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { cutLetters } from '#tests/support/browser/cut-letters.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { walkMinute } from '#tests/support/voices/walk-minute.ts';
import { clippedContent } from './check-page.ts';
import { doubleText, smallTargets } from './page-facts.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const colours = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const;
const low = { lowest: 41, highest: 62 };

/** Each state with a stub of the input, and what is wrong in it. */
async function checkEach(
  profile: BrowserContextOptions,
  path: string,
  check: (page: Page) => Promise<string[]>,
) {
  const { page } = await browser.visitor(profile);
  const wrong: Record<string, string[]> = {};
  await walkMinute({
    page,
    url: site.url + path,
    ...(path.startsWith('/da') ? low : {}),
    async at(state) {
      const found = await check(page);
      if (found.length > 0) wrong[state] = found;
    },
  });
  return wrong;
}

test.each([
  ['a phone, English', phone, '/range'],
  ['a desktop, Danish', desktop, '/da/range'],
])(
  'range on %s: with text at 200 %% nothing is cut off and no text covers another',
  async (_name, profile, path) => {
    const check = async (page: Page) => {
      await doubleText(page);
      const found = [...(await clippedContent(page)), ...(await page.evaluate(cutLetters))];
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      return found;
    };
    expect(await checkEach(profile, path, check)).toEqual({});
  },
);

test.each(variantAt(colours, 1))(
  'range, a low voice, $colorScheme: each state is accessible, with targets of 24 px, at 320 px too',
  async (scheme) => {
    const check = async (page: Page) => {
      const found = [
        ...(await inaccessible(page)),
        ...(await smallTargets(page)),
        ...(await clippedContent(page)),
      ];
      return found;
    };
    const narrow = { ...phone, viewport: { width: 320, height: 640 }, ...scheme };
    expect(await checkEach(narrow, '/da/range', check)).toEqual({});
  },
);

test.each(variantAt(colours, 0))(
  'range in forced colours, $colorScheme: the stave and the sung line are seen',
  async (scheme) => {
    const check = async (page: Page) => {
      const drawn = page.locator(
        '[data-part=ink], .result-stave .between, .played-stave .range-head ellipse',
      );
      const unseen: string[] = [];
      for (const part of await drawn.filter({ visible: true }).all()) {
        const box = await part.boundingBox();
        if (!box || box.width < 2) continue;
        const { channels } = await sharp(await page.screenshot({ clip: box }))
          .greyscale()
          .stats();
        const [channel] = channels;
        if (!channel || channel.max - channel.min < 100)
          unseen.push(await part.evaluate(({ outerHTML }) => outerHTML.slice(0, 80)));
      }
      const lines = await page
        .locator('.stave-lines')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      if (lines.includes(paper)) unseen.push('a stave');
      return [...unseen, ...(await page.evaluate(cutLetters))];
    };
    expect(await checkEach({ ...phone, forcedColors: 'active', ...scheme }, '/range', check)).toEqual({});
  },
);
