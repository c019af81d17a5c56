import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitUntilShown } from '#tests/support/browser/shown-page.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const paths = ['/', '/private-coaching', '/courses/voice-elevated'];
const views = [phone, desktop].flatMap((profile) => paths.map((path) => ({ profile, path })));
const files = ['bodoni-moda-11-italic', 'bodoni-moda-11-', 'schibsted-grotesk'];

interface Watched {
  shifts: PerformanceObserver;
  shift: number;
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = { shift: 0 } as Watched;
    watched.shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    });
    watched.shifts.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { watched });
  });
}

/** Our faces that the page is set in, and how far it has moved after two more frames. */
async function shownIn(page: Page): Promise<{ faces: number; shift: number; opacity: string }> {
  await waitUntilShown(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { watched } = window as unknown as { watched: Watched };
    for (const entry of watched.shifts.takeRecords())
      watched.shift += (entry as unknown as { value: number }).value;
    return {
      faces: [...document.fonts].filter(({ family }) => !family.includes(' as ')).length,
      shift: watched.shift,
      opacity: getComputedStyle(document.documentElement).opacity,
    };
  });
}

test.each([
  { delay: 0, faces: 3 },
  { delay: 300, faces: 3 },
  { delay: 1_000, faces: 0 },
  { delay: 3_000, faces: 0 },
])('a first view whose fonts are $delay ms late has $faces of them, without layout shift', async (late) => {
  for (const { profile, path } of views) {
    const { page } = await browser.visitor(profile);
    await observeShifts(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => released.then(() => route.continue()));
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(late.delay);
    if (late.faces === 0) await waitUntilShown(page);
    release();
    // Time stands still until the fonts are there, however slow this machine is.
    await waitUntilShown(page);
    await page.clock.resume();
    expect(await shownIn(page), path).toEqual({ faces: late.faces, shift: 0, opacity: '1' });
    await page.close();
  }
});

test.each(files)('a first view without the font %s has the others, without layout shift', async (file) => {
  for (const { profile, path } of views) {
    const { page, expectComplaint } = await browser.visitor(profile);
    expectComplaint(/Failed to load resource/);
    await observeShifts(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.route(`**/${file}*.woff2`, (route) => route.abort());
    if (file === 'bodoni-moda-11-') await page.route('**/*-italic*.woff2', (route) => route.continue());
    await page.goto(site.url + path);
    await waitUntilShown(page);
    await page.clock.resume();
    expect(await shownIn(page), path).toEqual({ faces: 2, shift: 0, opacity: '1' });
    await page.close();
  }
});

test('without scripts a page is shown at once', async () => {
  const { page } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  await page.goto(site.url);
  expect(await page.locator('html').getAttribute('class')).toBeNull();
});
