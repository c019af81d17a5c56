import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { fillBooking } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

/* The specification's rules for motion, which only a browser can check. */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const isScrolled = (page: Page) => page.locator('header.header[data-scrolled]').count();
const sheetOpacity = (page: Page) =>
  page.locator('header.header').evaluate((header) => getComputedStyle(header, '::before').opacity);

test('the header is transparent at the top and gets its background beyond 50 px [S2.05]', async () => {
  const { page } = await browser.visitor({ ...desktop, reducedMotion: 'reduce' });
  await page.goto(site.url);
  expect(await sheetOpacity(page)).toBe('0');
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  expect(await isScrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 52));
  await expect.poll(() => isScrolled(page)).toBe(1);
  await expect.poll(() => sheetOpacity(page)).toBe('1');
  const shadow = await page
    .locator('header.header')
    .evaluate((header) => getComputedStyle(header, '::before').boxShadow);
  expect(shadow).toMatch(/\d+px/);
  const green = await page
    .getByRole('button', { name: 'Test $1 Payment' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  const [r = 0, g = 0, b = 0] = green.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(g > r + 20 && g > b + 5, green).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isScrolled(page)).toBe(0);
});

test('the mobile menu opens and closes, and an anchor in it closes it [S2.06]', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(site.url);
  const menu = page.locator('details.menu');
  const link = menu.getByRole('link', { name: 'Instructors' });
  expect(await link.isVisible()).toBe(false);
  await menu.locator('summary').click();
  await link.waitFor();
  const underlined = await menu
    .locator('a')
    .evaluateAll((links) =>
      links
        .filter((each) => getComputedStyle(each).textDecorationLine === 'underline')
        .map((each) => each.textContent),
    );
  expect(underlined).toEqual(['Home']);
  await menu.locator('summary').click();
  await expect.poll(() => link.isVisible()).toBe(false);
  await menu.locator('summary').click();
  await link.click();
  await expect.poll(() => link.isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

variant('anchors scroll smoothly, unless reduced motion is preferred [S2.03]', async () => {
  for (const [reducedMotion, behaviour] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    const { page } = await browser.visitor({ ...desktop, reducedMotion });
    await page.goto(site.url);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      behaviour,
    );
  }
});

variant('the link of the current route is underlined, the others are not [S2.04]', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses`);
  const underlined = await page
    .locator('nav.nav a')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).backgroundSize.startsWith('100%'))
        .map((link) => link.textContent),
    );
  expect(underlined).toEqual(['Courses']);
});

variant(
  'cards are revealed on scroll, with delays of 0 to 900 ms in steps of 100, and pictures of 192 px [S2.69]',
  async () => {
    const { page } = await browser.visitor({ ...phone, reducedMotion: 'no-preference' });
    await page.goto(`${site.url}/courses`);
    const cards = page.locator('li.reveal');
    const delays = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).transitionDelay.split(',')[0]),
    );
    expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s', '0.6s', '0.7s', '0.8s', '0.9s']);
    // A phone shows the picture smaller, above the text.
    await page.setViewportSize(desktop.viewport);
    const heights = await page
      .locator('li.reveal img')
      .evaluateAll((all) => all.map((picture) => picture.clientHeight));
    expect(heights).toEqual(Array(10).fill(192));
    await page.setViewportSize(phone.viewport);
    const last = cards.last();
    await expect.poll(() => last.getAttribute('class')).toContain('waiting');
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.getAttribute('class')).toMatch(/\bactive\b/);
    expect(await last.getAttribute('class')).not.toContain('waiting');
  },
);

variant(
  'an anchor of a programme scrolls smoothly below the header, where the sections are revealed one after the other',
  async () => {
    const { page } = await browser.visitor({ ...desktop, reducedMotion: 'no-preference' });
    await page.goto(`${site.url}/courses/voice-elevated`);
    const steps = page.locator('.programme-day li');
    const delays = await steps.evaluateAll((all) =>
      all.map((step) => getComputedStyle(step).transitionDelay.split(',')[0]),
    );
    expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s']);
    expect(await steps.first().getAttribute('class')).toContain('waiting');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      'smooth',
    );
    await page.getByRole('link', { name: 'Programdetaljer' }).click();
    const place = page.locator('#programdetaljer');
    const header = await page.locator('header.header').evaluate((part) => part.clientHeight);
    const top = async () => (await place.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeLessThan(header + 40);
    await expect.poll(top).toBeGreaterThanOrEqual(header);
    await expect.poll(() => steps.last().getAttribute('class')).toMatch(/\bactive\b/);
  },
);

variant('an element is revealed when a tenth of it is visible, not before [S2.10]', async () => {
  const { page } = await browser.visitor({ ...desktop, reducedMotion: 'reduce' });
  await page.route('**/courses', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      '<main id="main">',
      '<main id="main"><div class="reveal probe"></div>',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.route('**/assets/app-*.css', async (route) => {
    const answer = await route.fetch();
    const css = `${await answer.text()} .probe{height:500px;margin-top:2000px}`;
    await route.fulfill({ response: answer, body: css });
  });
  await page.goto(`${site.url}/courses`);
  const probe = page.locator('.probe');
  const scrollToShow = (pixels: number) =>
    probe.evaluate((element, shown) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight + shown);
    }, pixels);
  await scrollToShow(40);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await probe.getAttribute('class')).not.toMatch(/\bactive\b/);
  await scrollToShow(60);
  await expect.poll(() => probe.getAttribute('class')).toMatch(/\bactive\b/);
});

variant.each(
  variantAt(
    [
      [820, 2],
      [390, 1],
      [1280, 4],
    ] as const,
    0,
  ),
)('at %i px the courses are shown in %i column(s) [S2.68]', async (width, columns) => {
  const { page } = await browser.visitor({ viewport: { width, height: 900 } });
  await page.goto(`${site.url}/courses`);
  const lefts = await page
    .locator('li.measure')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(columns);
});

test("each card keeps its own currency; a failed 'Buy Now' shows a red error under its card [S2.76]", async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/create-payment/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested: unknown[] = [];
  await page.route('**/functions/v1/create-payment', async (route) => {
    requested.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ status: 502, headers: { 'x-relay-error': 'true' }, body: '{}' });
  });
  await page.goto(`${site.url}/courses`);
  const card = (title: string) => page.locator('li.measure', { hasText: title });
  const currency = (title: string) => card(title).getByRole('combobox');
  await currency('Studio Day').selectOption('USD');
  await currency('Singing Workshop, one day').selectOption('EUR');
  expect(await currency('Studio Day').inputValue()).toBe('USD');
  expect(await currency('Voice Elevated').inputValue()).toBe('DKK');
  const shown = (title: string) => card(title).locator('.amount:visible').allTextContents();
  expect(await shown('Studio Day')).toEqual(['USD 1,380']);
  expect(await shown('Voice Elevated')).toEqual(['DKK 18,500']);
  expect(await shown('Performance Mastery')).toEqual(['DKK 10,500', 'EUR 1,415']);
  await card('Studio Day')
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  const busy = card('Studio Day').getByRole('button', { name: 'Redirecting...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  release();
  const error = card('Studio Day').getByRole('alert');
  await expect.poll(() => error.textContent()).toBe('Relay Error invoking the Edge Function');
  const colour = await error.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(red > green + 40 && red > blue + 40, colour).toBe(true);
  expect(requested).toMatchObject([{ courseId: 'studio-day', currency: 'USD' }]);
  await card('Studio Day').getByRole('button', { name: 'Buy Now' }).waitFor();
});

test("the footer's 'Book Session' opens the dialog, on any page [S2.08]", async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/privacy-policy`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book your Private Coaching session' });
  await dialog.getByText('We hold the time for 10 minutes while you pay.').waitFor();
});

variant(
  "booking shows 'Reserving...' and 'Redirecting to payment...' while busy, and 'Unknown error' as a fallback [S4.08]",
  async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/status of 500/);
    const gates = new Map<string, () => void>();
    for (const call of ['**/rest/v1/bookings', '**/functions/v1/create-payment']) {
      await page.route(call, async (route) => {
        await new Promise<void>((resolve) => gates.set(call, resolve));
        await route.continue();
      });
    }
    const open = async (call: string) => {
      await expect.poll(() => gates.has(call)).toBe(true);
      gates.get(call)?.();
    };
    await page.goto(`${site.url}/private-coaching/book`);
    await fillBooking(page.getByRole('main'), 'waits@example.dk');
    await page.getByRole('main').getByRole('button', { name: 'Hold this time' }).click();
    await page.getByRole('button', { name: 'Reserving...' }).waitFor();
    await open('**/rest/v1/bookings');
    await page.getByRole('heading', { name: 'Held for you' }).waitFor();

    await page.route('**/private-coaching/hold', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').getByText('Unknown error').waitFor();

    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.getByRole('button', { name: 'Redirecting to payment...' }).waitFor();
    await open('**/functions/v1/create-payment');
    await page.waitForURL(/\/test-checkout\//);
  },
);
