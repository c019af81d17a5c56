import { expect, test } from 'vitest';
import { inaccessible } from '#tests/support/browser/accessibility.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';
import { checkPage, clippedContent, type PageCheck } from './check-page.ts';
import { brokenHeadlines, doubleText, setIn, smallTargets } from './page-facts.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const withHeadline = ['/', '/da', '/courses', '/da/courses', '/da/shop'];
const apart = ['/no-such-page', '/ui'];
const pages = [...visitorPages, ...ownPages, '/payment-success', ...signInPages, ...apart];

/** Always the narrowest; of the others one per page in `npm test`, all in `npm run prove`. */
const widthsOf = (turn: number) => [320, ...variantAt([390, 768, 1100, 1440], turn % 4)];

const checksAt = (turn: number): readonly PageCheck[] => [
  // No font is preloaded and then not used.
  ['small targets', 1280, smallTargets],
  ['small targets', 360, smallTargets],
  ...widthsOf(turn).map((width): PageCheck => ['clipped content', width, clippedContent]),
  ['text at 200 %', 390, (page) => doubleText(page).then(() => clippedContent(page))],
  ['text at 200 %', 1280, clippedContent],
];

test.each([
  ['English, dark', ''],
  ['Danish, dark', '/da'],
])(
  'every page is accessible, reflows from 320 to 1440 px and at 200 % text, and has 24 px targets (%s)',
  async (_name, prefix) => {
    const { page, expectComplaint } = await browser.visitor({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expectComplaint(/status of 404/);
    const wrong: Record<string, readonly string[]> = {};
    const checked = sample(pages, prefix, prefix ? 5 : 9);
    for (const [nth, path] of checked.entries()) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(site.url + prefix + path);
      const isChecked = prefix === '' && !apart.includes(path);
      const axe: readonly PageCheck[] = isChecked ? [['accessibility', 1280, inaccessible]] : [];
      // Danish and English use different widths.
      for (const [what, found] of await checkPage(page, [...axe, ...checksAt(prefix ? nth + 2 : nth)]))
        wrong[`${prefix}${path}, ${what}`] = found;
    }
    expect(wrong).toEqual({});
  },
);

variant(
  'headlines on a stave are not clipped without our fonts, in the system font or a much wider one',
  async () => {
    const { page, expectComplaint } = await browser.visitor({ reducedMotion: 'reduce' });
    expectComplaint(/status of 404|ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const wrong: Record<string, string[]> = {};
    for (const path of sample(withHeadline, 'headlines')) {
      await page.goto(site.url + path);
      expect(await page.locator('.score').count(), path).toBe(1);
      for (const face of ['', 'monospace']) {
        if (face) await setIn(page, face);
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const found = [...(await brokenHeadlines(page)), ...(face ? [] : await clippedContent(page))];
          if (found.length > 0) wrong[`${path} at ${width} px ${face}`] = found;
        }
      }
    }
    expect(wrong).toEqual({});
  },
);
