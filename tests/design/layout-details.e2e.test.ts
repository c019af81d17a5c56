import { expect, test } from 'vitest';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test('the menu of a phone fills the screen below the header and has the login', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(site.url);
  await page.locator('.menu summary').click();
  const list = await page.locator('.menu ul').boundingBox();
  expect(Math.round((list?.y ?? 0) + (list?.height ?? 0))).toBe(phone.viewport.height);
  expect(await page.locator('.menu').getByRole('link', { name: 'Login' }).isVisible()).toBe(true);
});

test('forced colours keep the lines of the menu icon and of staves', async () => {
  const { page } = await browser.visitor({ ...phone, forcedColors: 'active' });
  await page.goto(`${site.url}/private-coaching`);
  const drawn = await page.evaluate(() =>
    [
      ['.menu summary', '::after'],
      ['.coaching-head .figure', '::before'],
      ['.finale', '::before'],
    ].map(([selector = '', pseudo]) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element, pseudo).backgroundImage.includes('gradient') : null;
    }),
  );
  expect(drawn).toEqual([true, true, true]);
});

test('plans beside each other begin each of their points on one line', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/sales`);
  const tops = await page
    .locator('.plan')
    .evaluateAll((plans) =>
      plans.map((plan) =>
        [...plan.querySelectorAll('.points li')].map((point) =>
          Math.round(point.getBoundingClientRect().top),
        ),
      ),
    );
  expect(tops.length).toBeGreaterThan(1);
  const shortest = Math.min(...tops.map((points) => points.length));
  expect(new Set(tops.map((points) => String(points.slice(0, shortest)))).size).toBe(1);
});

test('the prices of private coaching are as wide as their column', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/private-coaching`);
  const widths = await page
    .locator('.coaching-facts .leaders.prices')
    .evaluateAll((lists) =>
      lists.map((list) => [
        list.getBoundingClientRect().width,
        list.parentElement?.getBoundingClientRect().width,
      ]),
    );
  expect(widths.length).toBeGreaterThan(0);
  for (const [list, column] of widths) expect(list).toBe(column);
});

test('the header moves with the page until it has its background', async () => {
  const { page } = await browser.visitor({ ...phone, reducedMotion: 'reduce' });
  await page.goto(site.url);
  const state = () =>
    page.locator('.header').evaluate((header) => ({
      top: Math.round(header.getBoundingClientRect().top),
      opacity: getComputedStyle(header, '::before').opacity,
    }));
  for (const scrolled of [1, 25, 50]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    await expect.poll(state).toEqual({ top: -scrolled, opacity: '0' });
  }
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  await expect.poll(state).toEqual({ top: 0, opacity: '1' });
});

test.each([390, 360])('the name stays on one line beside the cart at %i px', async (width) => {
  const { page } = await browser.visitor({ ...phone, viewport: { width, height: 844 } });
  await page.goto(`${site.url}/shop/microphone`);
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  await page.locator('.header-cart').waitFor();
  const height = await page.locator('.brand').evaluate((brand) => brand.getBoundingClientRect().height);
  expect(height).toBeLessThan(50);
});
