import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { inaccessible } from '#tests/support/browser/accessibility.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';

/* The visitor pages in a real browser: accessibility, every width, weight. */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Pages with a layout of their own; tests/design checks all of them in the dark theme. */
const ownShapes = [
  '/',
  '/courses',
  '/courses/private-coaching',
  '/courses/voice-elevated',
  '/courses/celebrity-vocal-experience',
  '/about-thea-lindehav',
  '/thea-lindehav',
  '/contact',
];

const otherPages = visitorPages.filter((path) => !ownShapes.includes(path));

test('every page template is accessible, in the light theme on a phone', async () => {
  const { page } = await browser.visitor({ ...phone, colorScheme: 'light' });
  const wrong: Record<string, readonly string[]> = {};
  for (const path of sample(ownShapes, 'templates')) {
    await page.goto(site.url + path);
    const found = await inaccessible(page);
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
});

test('the pages of a workbook’s text can be scrolled beside it by keyboard', async () => {
  const { page } = await browser.visitor({ viewport: { width: 1280, height: 600 } });
  await page.goto(`${site.url}/book/before-you-go-on/text`);
  expect(await inaccessible(page)).toEqual([]);
});

/** Fonts arrive right after the first paint in fallback fonts: the worst case for layout shift. */
async function delayFontsUntilPainted(page: Page): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
}

async function firstView(path: string) {
  const { page } = await browser.visitor({ ...phone, deviceScaleFactor: 2, reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        // Shifts inside the browser's own audio controls: they have no node of the page.
        if (sources.length > 0 && sources.every(({ node }) => !node)) continue;
        (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await delayFontsUntilPainted(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  const total = Object.values(bytes).reduce((sum, kind) => sum + kind, 0);
  return { bytes, total, shift, cookies: await page.context().cookies() };
}

/** The pages with most styles are always measured. */
const measured = new Set([
  '/',
  '/testimonials',
  ...sample(ownShapes, 'budgets', 3),
  ...sample(otherPages, 'budgets', 1),
]);

test.each([...measured])(
  'the first view of %s on a phone meets its budgets without layout shift, also with late fonts',
  async (path) => {
    const { bytes, total, shift, cookies } = await firstView(path);
    expect(total).toBeLessThanOrEqual(300_000);
    expect(bytes.Font).toBeGreaterThan(50_000);
    expect(bytes.Font).toBeLessThanOrEqual(60_000);
    expect(bytes.Image ?? 0).toBeLessThanOrEqual(120_000);
    expect(bytes.Stylesheet).toBeLessThanOrEqual(20_000);
    expect(bytes.Script).toBeLessThanOrEqual(3_000);
    expect(shift).toBe(0);
    expect(cookies).toEqual([]);
  },
);

async function scriptBytes(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await work();
  return bytes;
}

test('the booking script weighs at most 75 kB, and is loaded only when used', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/private-coaching/book`, { waitUntil: 'networkidle' });
  const used = await scriptBytes(page, async () => {
    await page.getByRole('main').getByLabel('Name').focus();
    // Hydrated: everything it requested has loaded.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-island=booking]') ?? {}).some((key) =>
        key.startsWith('__reactContainer$'),
      ),
    );
  });
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(75_000);
});
