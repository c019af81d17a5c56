import { expect, test } from 'vitest';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { sample } from '#tests/support/site/times.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const newYork = { timezoneId: 'America/New_York' };

test('another time zone: every visitor page loads the fonts’ script and its own before any interaction', async () => {
  const { page } = await browser.visitor({ ...phone, ...newYork });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  const more: Record<string, string[]> = {};
  for (const path of sample([...visitorPages, ...ownPages, '/payment-success'], 'one script', 4)) {
    requested.length = 0;
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    // Pages with times also load what shows them in the visitor's zone.
    const others = requested.filter((script) => !/\/(?:load-fonts|enhance|visitor-times)-/.test(script));
    if (others.length > 0 || requested.length > 3) more[path] = [...requested];
  }
  expect(more).toEqual({});
});

test.each(
  variantAt(
    [
      [
        '/private-coaching/book',
        /^\d\d:\d\d$/,
        ' The small times are your local time (New York).',
        ', New York)',
      ],
      ['/consultation', /^\d\d:\d\d$/, ' The small times are your local time (New York).', ', New York)'],
      [
        '/da/private-coaching/book',
        /^\d\d\.\d\d$/,
        ' De små tider er din lokale tid (New York).',
        ', New York)',
      ],
    ] as const,
    2,
  ),
)(
  '%s in another time zone: each time also in the visitor’s own, before and after interaction',
  async (path, clock, note, named) => {
    const { page } = await browser.visitor({ ...desktop, ...newYork });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const slot = page.getByRole('main').locator('label.slot').first();
    const start = (await slot.locator('input').getAttribute('value')) ?? '';
    const own = Temporal.Instant.from(start).toZonedDateTimeISO('America/New_York').toPlainTime();
    const shown = await slot
      .locator('span')
      .evaluate((label) => getComputedStyle(label, '::after').content.replaceAll('"', ''));
    expect(shown).toMatch(clock);
    expect(shown.replace('.', ':')).toBe(own.toString({ smallestUnit: 'minute' }));
    expect(await slot.locator('input').getAttribute('aria-label')).toContain(named);
    const shownNote = await page
      .locator('.booking .dialog-head p')
      .evaluate((line) => getComputedStyle(line, '::after').content.replaceAll('"', ''));
    expect(shownNote).toBe(note);
    const before = await slot.boundingBox();
    await slot.click();
    await slot.locator('small').getByText(shown).waitFor();
    expect(await slot.locator('input').isChecked()).toBe(true);
    expect(await slot.locator('span').evaluate((label) => getComputedStyle(label, '::after').content)).toBe(
      'none',
    );
    expect((await slot.boundingBox())?.height).toBe(before?.height);
  },
);

variant('in the studio’s own time zone no second time is shown', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/private-coaching/book`, { waitUntil: 'networkidle' });
  expect(await page.locator('[data-own-time], p[data-own-zone]').count()).toBe(0);
});
