import { expect, test } from 'vitest';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { unseenChoices } from '#tests/support/shown-choices.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const pages = [
  '/private-coaching/book',
  '/consultation',
  '/checkout/main-course',
  '/checkout/microphone',
  '/ui',
];

test.each(variantAt(['light', 'dark'] as const, 1))(
  'forced colours, %s: every chosen slot, place, currency and consent differs visibly from one not chosen',
  async (colorScheme) => {
    const { page } = await browser.visitor({ ...phone, forcedColors: 'active', colorScheme });
    const wrong: Record<string, readonly string[]> = {};
    const checked: Record<string, number> = {};
    for (const path of sample(pages, 'forced colours')) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const found = await unseenChoices(page);
      checked[path] = found.tested;
      if (found.uncovered.length > 0) wrong[path] = found.uncovered;
    }
    expect(wrong).toEqual({});
    expect(Object.entries(checked).filter(([, count]) => count === 0)).toEqual([]);
  },
);
