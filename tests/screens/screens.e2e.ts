import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { testBrowser } from '#tests/support/browser.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { ownPages, visitorPages } from '#tests/support/visitor-pages.ts';

/*
 * `npm run screens`: a picture of every page at four widths in both themes, in tests/.screens (ignored). With words after
 * it, as in `npm run screens -- /ui /courses`, only of those pages; `360` or `dark` choose width and theme.
 */
const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const folder = new URL('../.screens/', import.meta.url).pathname;
const wanted = (process.env.SCREENS ?? '').split(' ').filter(Boolean);
const among = <T>(all: readonly T[]): readonly T[] => {
  const named = all.filter((one) => wanted.includes(String(one)));
  return named.length > 0 ? named : all;
};
const widths = among([360, 768, 1280, 1920]);
const themes = among(['light', 'dark'] as const);
const pages = among([
  ...visitorPages,
  ...ownPages,
  '/payment-success',
  '/login',
  '/dashboard',
  '/outbox',
  '/no-such-page',
  '/ui',
]);

/** Pixels. A taller page is cut into leaves, which a person can look at. */
const tallest = 12_000;
const leaf = 3_000;

const views = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

test.each(views)('every page can be seen at $width px, $theme', async ({ theme, width }) => {
  const { page, expectComplaint } = await browser.visitor({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  expectComplaint(/status of 404/);
  for (const path of pages) {
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await shoot(page, join(folder, name), `${width}-${theme}`);
    if (path === '/courses/private-coaching') await shootDialog(page, width, theme);
  }
});

/** Fetches what waits below the fold. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function shoot(page: Page, place: string, name: string): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(height).toBeGreaterThan(0);
  if (height <= tallest) {
    await page.screenshot({ path: join(place, `${name}.png`), fullPage: true });
    return;
  }
  await rm(join(place, `${name}.png`), { force: true });
  for (let y = 0; y < height; y += leaf) {
    const clip = { x: 0, y, width, height: Math.min(leaf, height - y) };
    const number = String(1 + y / leaf).padStart(2, '0');
    await page.screenshot({ path: join(place, `${name}-${number}.png`), fullPage: true, clip });
  }
}

/** The hour chosen and held, as somebody sees it who books. */
async function shootDialog(page: Page, width: number, theme: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Book Session' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  await page.screenshot({ path: join(folder, 'booking-dialog', `${width}-${theme}.png`) });
}
