import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { atCheckout, fillBooking, visitorName } from '#tests/support/booking-steps.ts';
import { phone, testBrowser } from '#tests/support/browser.ts';
import { awake } from '#tests/support/hands.ts';
import { runningSite } from '#tests/support/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

/** Every script but the small one of the page itself comes late, or not at all. */
async function hinderIslands(page: Page, how: 'slow' | 'fails'): Promise<void> {
  const html = await (await fetch(`${site.url}/private-coaching/book`)).text();
  const own = /<script[^>]+src="([^"]+)"/.exec(html)?.[1] ?? '';
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().url().endsWith(own)) return route.continue();
    // So slow that nobody sees it come.
    if (how === 'fails') await route.abort();
  });
}

test.each(['slow', 'fails'] as const)(
  'the booking’s script %s: the page holds and pays by itself',
  async (how) => {
    const { page, expectComplaint } = await browser.visitor(phone, { isHasty: true });
    expectComplaint(/ERR_FAILED/);
    await hinderIslands(page, how);
    await page.goto(`${site.url}/private-coaching/book`);
    const form = page.getByRole('main');
    await fillBooking(form, `${how}@example.dk`);
    await form.getByRole('button', { name: 'Hold this hour' }).click();
    await page.getByRole('heading', { name: 'Held for you' }).waitFor();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  },
);

test.each(['slow', 'fails'] as const)(
  'the dialog’s script %s: its link leads to the page that does the same',
  async (how) => {
    const { page, expectComplaint } = await browser.visitor(phone, { isHasty: true });
    expectComplaint(/ERR_FAILED/);
    await hinderIslands(page, how);
    await page.goto(`${site.url}/courses/private-coaching`);
    await page.getByRole('main').getByRole('link', { name: 'Book Session' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'See the free times on a page of their own' })
      .click();
    await page.waitForURL(/\/private-coaching\/book$/);
  },
);

test('the click that wakes the booking is carried out by it: one hold, no page load', async () => {
  const { page } = await browser.visitor(phone);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  // Filled in by the browser itself, as from its memory: nothing has touched the island yet.
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
  await form.getByRole('button', { name: 'Hold this hour' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  expect(loads).toHaveLength(1);
  expect(await site.db.query.selectFrom('bookings').select('email').execute()).toEqual([
    { email: 'first-click@example.dk' },
  ]);
});

test('no connection at the moment of holding: it says so, and nothing typed is lost', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await fillBooking(form, 'offline@example.dk');
  await awake(page.locator('[data-island=booking]'));
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Hold this hour' }).click();
  await page.getByRole('alert').getByText('Could not create pending booking.').first().waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe(visitorName);
  await page.context().setOffline(false);
  await fillBooking(form, 'offline@example.dk');
  await form.getByRole('button', { name: 'Hold this hour' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
});
