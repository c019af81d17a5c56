import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout, fillBooking, holdOnPage, visitorName } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const holdSeconds = 6;

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host, new URL(quickExpiry.url).host]);
/** A second site whose holds expire soon. */
const quickExpiry = runningSite({ BOOKING_HOLD_SECONDS: String(holdSeconds) });

test('two visitors on one slot: one holds it, the other gets a message, keeps the input, and sees it gone', async () => {
  const first = await browser.visitor(desktop);
  const second = await browser.visitor(phone);
  second.expectComplaint(/status of 409/);
  await first.page.goto(`${site.url}/private-coaching/book`);
  await second.page.goto(`${site.url}/private-coaching/book`);
  const hour = await fillBooking(first.page.getByRole('main'), 'first@example.dk');
  await fillBooking(second.page.getByRole('main'), 'second@example.dk');
  await first.page.getByRole('button', { name: 'Hold this time' }).click();
  await first.page.getByRole('heading', { name: 'Held for you' }).waitFor();
  await second.page.getByRole('button', { name: 'Hold this time' }).click();
  const alert = second.page
    .getByRole('alert')
    .getByText('Someone has just taken that time. Please pick another one.');
  await alert.waitFor();
  await expectAccessible(second.page);
  const form = second.page.getByRole('main');
  expect(await form.getByLabel(/^E-?mail/).inputValue()).toBe('second@example.dk');
  await expect.poll(() => form.locator(`input[value="${hour}"]`).count()).toBe(0);
  await fillBooking(form, 'second@example.dk');
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await second.page.getByRole('heading', { name: 'Held for you' }).waitFor();
});

variant('two visitors on one slot without scripts: the second gets a message on the page', async () => {
  const plain = { ...phone, javaScriptEnabled: false };
  const first = await browser.visitor(plain);
  const second = await browser.visitor(plain);
  second.expectComplaint(/status of 409/);
  await second.page.goto(`${site.url}/private-coaching/book`);
  await fillBooking(second.page.getByRole('main'), 'second@example.dk');
  await holdOnPage(first.page, site.url, 'first@example.dk');
  await second.page.getByRole('button', { name: 'Hold this time' }).click();
  await second.page
    .getByRole('alert')
    .getByText('Someone has just taken that time. Please pick another one.')
    .waitFor();
  expect(await second.page.getByRole('main').getByLabel('Name').inputValue()).toBe(visitorName);
});

test('two tabs of one browser share one hold; cancelling it in one cancels it in the other', async () => {
  const { page } = await browser.visitor(desktop);
  await holdOnPage(page, site.url, 'tabs@example.dk');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/private-coaching/book`);
  await other.getByRole('heading', { name: 'Held for you' }).waitFor();
  await other.goto(`${site.url}/courses`);
  await other.getByText(/^Held for you: /).waitFor();
  await other.goto(`${site.url}/private-coaching/book`);
  await other.getByRole('button', { name: 'Cancel', exact: true }).click();
  await other.getByRole('button', { name: 'Hold this time' }).waitFor();
  await page.bringToFront();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor({ state: 'detached' });
  expect(
    await site.db.query.selectFrom('claims').select('state').where('kind', '=', 'session').execute(),
  ).toEqual([{ state: 'released' }]);
});

variant('a hold paid in one tab is shown as booked in the other', async () => {
  const { page, expectComplaint } = await browser.visitor(desktop);
  expectComplaint(/status of 409/);
  await holdOnPage(page, site.url, 'tabs@example.dk');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/private-coaching/book`);
  await other.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(other, 'Pay');
  await other.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('heading', { name: 'Booking received!' }).waitFor();
  expect(
    (await site.db.query.selectFrom('orders').select('state').execute()).map(({ state }) => state),
  ).toEqual(['paid']);
});

/**
 * A computer whose clock is off by this many milliseconds; `wrongByMs` can be changed while the page is open.
 */
async function setClockWrong(page: Page, wrongByMs: number): Promise<void> {
  await page.addInitScript((milliseconds) => {
    const now = Date.now;
    Object.assign(window, { wrongByMs: milliseconds });
    Date.now = () => now() + (window as unknown as { wrongByMs: number }).wrongByMs;
  }, wrongByMs);
}

variant(
  'with the device clock twelve minutes fast a hold still counts after a reload, and can be paid [S4.03]',
  async () => {
    const { page } = await browser.visitor(phone);
    await setClockWrong(page, 720_000);
    await holdOnPage(page, site.url, 'fast@example.dk');
    const answered = page.waitForResponse(/\/private-coaching\/hold/);
    await page.reload();
    await answered;
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^(10:00|9:\d\d)$/);
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  },
);

variant(
  'while the end of a hold is unknown the page makes no statement about money, and updates once it is known [S4.14]',
  async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/ERR_FAILED/);
    await setClockWrong(page, 0);
    await holdOnPage(page, site.url, 'unheard@example.dk');
    await page.route('**/private-coaching/hold?*', (route) => route.abort());
    site.passTime({ minutes: 11 });
    await page.evaluate(() => {
      Object.assign(window, { wrongByMs: 660_000 });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.getByRole('heading', { name: 'Checking your payment' }).waitFor();
    expect(await page.getByRole('main').getByText('You haven’t been charged').count()).toBe(0);
    await expectAccessible(page);
    await page.unroute('**/private-coaching/hold?*');
    await page.getByRole('heading', { name: 'Reservation has expired.' }).waitFor();
    await page.getByRole('button', { name: 'Hold the same time again' }).waitFor();
  },
);

test('Cancel pressed after payment says that the session is booked', async () => {
  const { page } = await browser.visitor(phone);
  await holdOnPage(page, site.url, 'paid@example.dk');
  const other = await page.context().newPage();
  await other.goto(`${site.url}/private-coaching/book`);
  await other.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(other, 'Pay');
  await other.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('heading', { name: 'Booking received!' }).waitFor();
});

async function letRunOut(page: Page): Promise<void> {
  await page.goto(`${quickExpiry.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await fillBooking(form, 'late@example.dk');
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await page.getByRole('heading', { name: 'Reservation has expired.' }).waitFor();
}

const heldSlots = async () =>
  (
    await quickExpiry.db.query
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select('claims.slot_start')
      .execute()
  ).map(({ slot_start }) => slot_start.toString());

async function holdAgain(page: Page): Promise<void> {
  const [hour] = await heldSlots();
  quickExpiry.passTime({ seconds: 20 });
  await page.getByRole('button', { name: 'Hold the same time again' }).click();
  await expect.poll(heldSlots).toEqual([hour, hour]);
}

test('expired: the screen says so, and the same slot is held again in one click (clock a second fast)', async () => {
  const { page } = await browser.visitor(phone);
  await setClockWrong(page, 1_000);
  await letRunOut(page);
  await page.getByText('Your booking was not paid in time.').waitFor();
  await expectAccessible(page);
  await holdAgain(page);
});

variant(
  'expired: Close leads back to the list with name and email kept (clock a second slow) [S4.12]',
  async () => {
    const { page } = await browser.visitor(desktop);
    await setClockWrong(page, -1_000);
    await letRunOut(page);
    await page.getByRole('main').getByText('Close', { exact: true }).click();
    await page.getByRole('button', { name: 'Hold this time' }).waitFor();
    expect(await page.getByRole('main').getByLabel('Name').inputValue()).toBe(visitorName);
    expect(
      await page
        .getByRole('main')
        .getByLabel(/^E-?mail/)
        .inputValue(),
    ).toBe('late@example.dk');
  },
);

variant('without scripts the page counts by reloading, then shows that the hold has expired', async () => {
  const { page } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  await letRunOut(page);
  await holdAgain(page);
});

variant('expired at the checkout: its page closes, and nothing can be paid or was captured', async () => {
  const { page } = await browser.visitor(phone);
  await holdOnPage(page, site.url, 'late@example.dk');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL(/\/test-checkout\//);
  site.passTime({ minutes: 11 });
  await site.db.transaction((tx) => site.world.jobs.send(tx, { name: 'reconcile', data: {} }));
  const claims = () =>
    site.db.query.selectFrom('claims').select('state').where('kind', '=', 'session').execute();
  await expect.poll(claims).toEqual([{ state: 'released' }]);
  await page.getByRole('button', { name: /^Pay(?! slowly)/ }).click();
  await page.getByText('This payment page has closed').waitFor();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Hold (this time|the same time again)$/ })
    .waitFor();
  expect(await site.db.query.selectFrom('payments').select(['state', 'captured_minor']).execute()).toEqual([
    { state: 'expired', captured_minor: 0 },
  ]);
});
