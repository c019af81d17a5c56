import { expect, test } from 'vitest';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const programmes = [
  'voice-elevated',
  'celebrity-vocal-experience',
  'singing-workshop-1d',
  'singing-workshop-2d',
  'studio-day',
  'beginner-vocals',
  'advanced-technique',
];

/** Pixels on phones of both widths, in both languages. */
const limits: ReadonlyArray<readonly [path: string, pixels: number, widths: readonly number[]]> = [
  ['/', 6_000, [390, 360]],
  ['/private-coaching', 4_000, [390]],
  ['/courses', 3_900, [390]],
  ...programmes.map((id) => [`/courses/${id}`, 4_500, [360]] as const),
];

test('each page is at most as long as its limit on a phone, in both languages', async () => {
  const { page } = await browser.visitor(phone);
  const tooLong: string[] = [];
  for (const [path, limit, widths] of limits) {
    for (const prefix of ['/en', '/da']) {
      const address = prefix + (path === '/' ? '' : path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url + address);
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        if (length > limit)
          tooLong.push(`${address} is ${length} px long at ${width} px, more than ${limit}`);
      }
    }
  }
  expect(tooLong).toEqual([]);
});
