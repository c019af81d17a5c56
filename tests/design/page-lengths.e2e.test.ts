import { expect, test } from 'vitest';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Pixels at 390 px, in both languages. */
const limits: ReadonlyArray<readonly [path: string, pixels: number]> = [
  ['/', 6_500],
  ['/private-coaching', 4_000],
  ['/courses', 3_900],
];

test('each page is at most as long as its limit on a phone, in both languages', async () => {
  const { page } = await browser.visitor({ ...phone, viewport: { width: 390, height: 844 } });
  const tooLong: string[] = [];
  for (const [path, limit] of limits) {
    for (const address of [path, `/da${path === '/' ? '' : path}`]) {
      await page.goto(site.url + address);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      if (length > limit) tooLong.push(`${address} is ${length} px long, at most ${limit} px are allowed`);
    }
  }
  expect(tooLong).toEqual([]);
});
