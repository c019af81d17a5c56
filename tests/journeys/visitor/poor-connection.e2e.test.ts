import { expect, onTestFinished, test } from 'vitest';
import { patience } from '#app/client/touch-islands.ts';
import type { Locator, Page } from '#tests/packages/playwright.ts';
import { atCheckout, fillBooking, visitorName } from '#tests/support/browser/booking-steps.ts';
import { phone, testBrowser } from '#tests/support/browser/browser.ts';
import { loadIsland } from '#tests/support/browser/input-methods.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Every script except those of the page waits for the returned function, or fails. */
async function hinderIslands(page: Page, how: 'slow' | 'fails'): Promise<() => void> {
  const html = await (await fetch(`${site.url}/private-coaching/book`)).text();
  const own = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src);
  const arrival = Promise.withResolvers<void>();
  onTestFinished(() => arrival.resolve());
  await page.clock.install();
  await page.route('**/assets/*.js', async (route) => {
    if (own.includes(new URL(route.request().url()).pathname)) return route.continue();
    if (how === 'fails') return route.abort();
    await arrival.promise;
    // The page may have navigated away meanwhile.
    await route.continue().catch(() => {});
  });
  return arrival.resolve;
}

const bookedBy = async (email: string) =>
  site.db.query.selectFrom('bookings').select('name').where('email', '=', email).execute();

async function expectFilled(form: Locator, email: string): Promise<void> {
  expect(await form.getByLabel('Name').inputValue()).toBe(visitorName);
  expect(await form.locator('[name=email]').inputValue()).toBe(email);
  expect(await form.locator('[name=slot_start]:checked').count()).toBe(1);
}

test.each(['slow', 'fails'] as const)(
  'the booking script %s: the page holds and pays without it, once',
  async (how) => {
    const { page, expectComplaint } = await browser.visitor(phone, { usesPlainFallback: true });
    expectComplaint(/ERR_FAILED/);
    const release = await hinderIslands(page, how);
    await page.goto(`${site.url}/private-coaching/book`);
    const form = page.getByRole('main');
    if (how === 'slow') {
      // The plain form is being submitted when the script finally arrives.
      const arrived = page.waitForEvent('requestfinished', (request) =>
        /\/assets\/booking-/.test(request.url()),
      );
      await page.route('**/private-coaching/book', async (route) => {
        if (route.request().method() === 'POST') {
          release();
          await arrived;
        }
        await route.continue();
      });
    }
    await fillBooking(form, `${how}@example.dk`);
    await form.getByRole('button', { name: 'Hold this time' }).click();
    if (how === 'slow') await page.clock.fastForward(patience);
    await page.getByRole('heading', { name: 'Held for you' }).waitFor();
    expect(await bookedBy(`${how}@example.dk`)).toEqual([{ name: visitorName }]);
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  },
);

test('the booking script loads late, during typing: input and selection are kept, and it is one booking [P.80]', async () => {
  const { page } = await browser.visitor(phone, { usesPlainFallback: true });
  const release = await hinderIslands(page, 'slow');
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await fillBooking(form, 'late@');
  const email = form.locator('[name=email]');
  await email.focus();
  release();
  await loadIsland(page.locator('[data-island=booking]'));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.keyboard.press('End');
  await page.keyboard.type('example.dk');
  await expectFilled(form, 'late@example.dk');
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  expect(await bookedBy('late@example.dk')).toEqual([{ name: visitorName }]);
});

variant.each(['slow', 'fails'] as const)(
  'the dialog script %s: its link leads to a page with the same function [S2.84]',
  async (how) => {
    const { page, expectComplaint } = await browser.visitor(phone, { usesPlainFallback: true });
    expectComplaint(/ERR_FAILED/);
    await hinderIslands(page, how);
    await page.goto(`${site.url}/courses/private-coaching`);
    await page.getByRole('main').getByRole('link', { name: 'Book Session' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Open the booking page' }).click();
    if (how === 'slow') await page.clock.fastForward(patience);
    await page.waitForURL(/\/private-coaching\/book$/);
  },
);

test('the click that hydrates the booking takes effect: one hold, no page load', async () => {
  const { page } = await browser.visitor(phone);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  // Filled in by the browser's autofill: the island has not been touched yet.
  await page.evaluate((name) => {
    const set = (selector: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (field) field.value = value;
    };
    set('main [name=name]', name);
    set('main [name=email]', 'first-click@example.dk');
    const hour = document.querySelectorAll<HTMLInputElement>('main [name=slot_start]')[30];
    if (hour) hour.checked = true;
  }, visitorName);
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  expect(loads).toHaveLength(1);
  expect(await site.db.query.selectFrom('bookings').select('email').execute()).toEqual([
    { email: 'first-click@example.dk' },
  ]);
});

variant('no connection when holding: a message is shown, and the input is kept', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await fillBooking(form, 'offline@example.dk');
  await loadIsland(page.locator('[data-island=booking]'));
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await page.getByRole('alert').getByText('Could not create pending booking.').first().waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe(visitorName);
  await page.context().setOffline(false);
  await fillBooking(form, 'offline@example.dk');
  await form.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
});

test.each([
  ['slow', 'loading', 'Loading …'],
  ['fails', 'failed', 'The recording could not be played. Check your connection and try again.'],
] as const)('the script of a recording %s: the pressed button says so', async (how, state, status) => {
  const { page, expectComplaint } = await browser.visitor(phone, { usesPlainFallback: true });
  expectComplaint(/ERR_FAILED/);
  const release = await hinderIslands(page, how);
  await page.goto(site.url);
  const player = page.locator('.hear-it').first();
  await player.getByRole('button').click();
  await page.clock.fastForward(patience);
  await expect.poll(() => player.getAttribute('data-state')).toBe(state);
  expect(await player.getByRole('status').textContent()).toBe(status);
  release();
  if (how === 'slow') await expect.poll(() => player.getAttribute('data-state')).toBe('playing');
});
