import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { cutLetters } from '#tests/support/browser/cut-letters.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';

const site = runningSite({ SAMPLE_DIARY: 'on' });
const browser = testBrowser(() => [new URL(site.url).host]);

/** The part of an element that holds only what is to be seen, in pixels from its edges. */
interface Part {
  left?: number;
  right?: number;
  width?: number;
}

/** Whether it has more than one colour, everywhere it is. */
async function unseen(page: Page, selector: string, { left = 0, right, width }: Part = {}) {
  const empty: string[] = [];
  const all = await page.locator(selector).filter({ visible: true }).all();
  if (all.length === 0) return [`${selector}: not on the page`];
  for (const one of all) {
    await one.scrollIntoViewIfNeeded();
    const box = await one.boundingBox();
    if (!box) continue;
    const shown = width ?? box.width - left;
    const x = right === undefined ? box.x + left : box.x + box.width - right - shown;
    const shot = await page.screenshot({ clip: { x, y: box.y, width: shown, height: box.height } });
    const { channels } = await sharp(shot).greyscale().stats();
    if ((channels[0]?.stdev ?? 0) < 4) empty.push(`${selector}: ${await one.textContent()}`);
  }
  return empty;
}

const visited = ['/', '/private-coaching/book', '/shop', '/courses', '/private-coaching', '/consultation'];

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('forced colours on %s: no text covers the letters of another', async (_device, profile) => {
  const { page } = await browser.visitor({ ...profile, forcedColors: 'active' });
  await signInBrowser(page.context(), site, 'owner');
  const cut: Record<string, readonly string[]> = {};
  for (const path of [...visited, '/admin', '/admin/bookings']) {
    await page.goto(site.url + path);
    const found = await page.evaluate(cutLetters);
    if (found.length > 0) cut[path] = found;
  }
  expect(cut).toEqual({});
});

test('forced colours: the menu icon, the stave of a week and every kind of calendar entry are seen', async () => {
  const small = await browser.visitor({ ...phone, forcedColors: 'active' });
  await small.page.goto(site.url);
  expect(await unseen(small.page, '.menu summary', { right: 0, width: 30 })).toEqual([]);
  const { page } = await browser.visitor({ ...desktop, forcedColors: 'active' });
  await page.goto(`${site.url}/private-coaching/book`);
  // Beside the times, which begin after seven pixels.
  expect(await unseen(page, '.bar-hours', { left: 2, width: 4 })).toEqual([]);
  await signInBrowser(page.context(), site, 'owner');
  await page.goto(`${site.url}/admin/bookings`);
  expect(await unseen(page, '.calendar-legend .sample', { left: -3 })).toEqual([]);
  // Below and beside its text.
  expect(await unseen(page, 'a.time-item:not(.free, .closed)', { right: 0, width: 4 })).toEqual([]);
});
