import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { waitUntilShown } from '#tests/support/browser/shown-page.ts';
import { addressOf, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { signInAs } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

/*
 * `npm run screens`: a screenshot of every page at four widths in both themes, in tests/.screens (ignored).
 * Arguments filter by page (`/ui '/admin/orders/:order'`), role (`visitor student newcomer owner`), width, theme,
 * and `da`.
 */
const visited = runningSite({ SAMPLE_DIARY: 'on' });
/** Its calendar is filled for the tests of pages behind the sign-in. */
const populated = runningSite();
const browser = testBrowser(() => [visited, populated].map(({ url }) => new URL(url).host));

const folder = new URL('../.screens/', import.meta.url).pathname;
const wanted = (process.env.SCREENS ?? '').split(' ').filter(Boolean);
const among = <T>(all: readonly T[]): readonly T[] => {
  const named = all.filter((one) => wanted.includes(String(one)));
  return named.length > 0 ? named : all;
};
const widths = among([360, 768, 1280, 1920]);
const themes = among(['light', 'dark'] as const);
const isDanish = wanted.includes('da');

const lookers = ['visitor', 'student', 'newcomer', 'owner'] as const;
const unsigned = [
  ...visitorPages,
  ...ownPages,
  ...signInPages,
  '/payment-success',
  '/dashboard',
  '/outbox',
  '/no-such-page',
  '/ui',
];
const everyPage = { visitor: unsigned, ...signedInPages };
const named = lookers.flatMap((role) => everyPage[role]).filter((page) => wanted.includes(page));
const pagesOf = (role: Role) => everyPage[role].filter((page) => named.length === 0 || named.includes(page));
type Role = (typeof lookers)[number];

const tallest = 12_000;
const leaf = 3_000;

const views = themes.flatMap((theme) =>
  widths.flatMap((width) => among(lookers).map((role) => ({ theme, width, role }))),
);

test.each(views)('every page can be seen by a $role at $width px, $theme', async (view) => {
  const { theme, width, role } = view;
  const site = role === 'visitor' ? visited : populated;
  const pages = pagesOf(role);
  if (pages.length === 0) return;
  const { page, expectComplaint } = await browser.visitor({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  expectComplaint(/status of 40[34]/);
  const studio = role === 'visitor' ? {} : await populate(site.world);
  if (role !== 'visitor') await signInAs(page.context(), site, role);
  const name = isDanish ? `${width}-${theme}-da` : `${width}-${theme}`;
  for (const path of pages) {
    await page.goto(site.url + (isDanish ? '/da' : '') + addressOf(path, studio));
    await waitUntilShown(page);
    await scrollThrough(page);
    await shoot(page, join(folder, folderOf(path, role)), name);
    if (path === '/courses/private-coaching') await shootDialog(page, name);
  }
});

/** The student's version of a page is saved next to the visitor's. */
function folderOf(path: string, role: Role): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w.-]+/g, '-');
  return role === 'newcomer' || (role === 'student' && path === '/dashboard') ? `${role}-${name}` : name;
}

/** Loads what is lazy below the fold. */
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

async function shootDialog(page: Page, name: string): Promise<void> {
  await page.locator('main [data-opens=booking-dialog]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  await page.screenshot({ path: join(folder, 'booking-dialog', `${name}.png`) });
}
