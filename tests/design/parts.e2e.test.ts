import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Heavy components are mounted when they scroll into view. */
async function cameIntoView(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await page.locator(`[data-late="${id}"][data-live]`).waitFor();
}

const looks = [
  ['light', 'desktop', desktop],
  ['dark', 'phone', phone],
  ['dark', 'desktop', desktop],
  ['light', 'phone', phone],
] as const;

test.each(sample(looks, 'parts', 2))(
  'every component is accessible in every state (%s, %s)',
  async (colorScheme, _device, profile) => {
    const { page } = await browser.visitor({ ...profile, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site.url}/ui`);
    await page.locator('html[data-forced]').waitFor();
    for (const id of ['toast', 'dialog', 'tabs']) await cameIntoView(page, id);
    await expectAccessible(page);
  },
);

variant('every component can be linked to', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/ui#table`);
  const anchors = await page
    .locator('.exhibit-index a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(anchors.length).toBeGreaterThanOrEqual(39);
  for (const anchor of anchors) expect(await page.locator(anchor).count()).toBe(1);
  const advised = await page
    .locator('#choose dd a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(advised.length).toBeGreaterThan(25);
  expect(advised.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('the design system shows each colour, distance and size as the tokens have it', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/ui`);
  await page.locator('html[data-forced]').waitFor();
  const [ink, distance, size] = await page.evaluate(() =>
    (
      [
        ['.swatches [data-token="--ink"]', 'background-color'],
        ['.distances [data-token="--space-7"]', 'width'],
        ['.type-scale [data-token="--text-h4"]', 'font-size'],
      ] as const
    ).map(([selector, property]) => {
      const specimen = document.querySelector(selector);
      return specimen && getComputedStyle(specimen).getPropertyValue(property);
    }),
  );
  expect([ink, distance, size]).toEqual(['rgb(23, 22, 28)', '44px', '24px']);
  const parts = await page
    .locator('#marks .state > div')
    .evaluateAll((marks) => marks.map((mark) => mark.children.length));
  expect(parts, 'a specimen and where it is drawn').toEqual(parts.map(() => 2));
  expect(parts.length).toBe(11);
});

variant('digits of prices have equal width on every page with prices', async () => {
  const { page } = await browser.visitor(desktop);
  for (const path of ['/', '/courses', '/courses/private-coaching', '/ui']) {
    await page.goto(site.url + path);
    const figures = await page
      .locator('.amount, .leaders:not(.facts) dd, .table .number, .clock')
      .evaluateAll((all) =>
        all.map((one) => ({ text: one.outerHTML, features: getComputedStyle(one).fontFeatureSettings })),
      );
    expect(figures.length, path).toBeGreaterThan(0);
    expect(
      figures.filter(({ features }) => !features.includes('tnum')),
      path,
    ).toEqual([]);
  }
});

test('a file field says in the page’s language that no file is chosen, and then the file’s name', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/ui`);
  await page.locator('html[data-forced]').waitFor();
  await cameIntoView(page, 'uploader');
  const tray = page.locator('#uploader .tray').nth(1);
  const input = tray.locator('input');
  const ink = () => input.evaluate((field) => getComputedStyle(field).color);
  await tray.getByText('No files chosen').waitFor();
  expect(await ink()).toBe('rgba(0, 0, 0, 0)');
  await input.setInputFiles({
    name: 'noder.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await tray.getByText('No files chosen').waitFor({ state: 'hidden' });
  expect(await ink()).not.toBe('rgba(0, 0, 0, 0)');
});

test('interactive components: a tone plays and pauses', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/ui`);
  await page.locator('html[data-forced]').waitFor();
  // In a loop, because reading the state can take longer than the recording.
  await page.locator('audio').evaluateAll((all) => {
    for (const audio of all) (audio as HTMLAudioElement).loop = true;
  });
  await cameIntoView(page, 'player');
  await page.getByRole('button', { name: 'Play: A tone of four seconds' }).click();
  await page.getByRole('button', { name: 'Pause: A tone of four seconds' }).waitFor();
});
