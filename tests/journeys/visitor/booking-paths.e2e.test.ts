import { expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout, chooseHour, holdOnPage, visitorName } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { clearPageCache } from '#tests/support/site/app.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const claims = async () =>
  (await site.db.query.selectFrom('claims').select('state').where('kind', '=', 'session').execute()).map(
    ({ state }) => state,
  );

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, fits: string): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, fits)) return;
  }
  throw new Error(`The keyboard never reached ${fits}`);
}

function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
}

test('by keyboard alone: open the dialog, choose, hold, pay, and return [P.56]', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses/private-coaching`);
  await tabTo(page, '[data-opens=booking-dialog]');
  expect(await isFocusVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('label.slot').first().waitFor();
  await tabTo(page, '[name=slot_start]');
  await page.keyboard.press('ArrowRight');
  expect(await isFocusVisible(page)).toBe(true);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).checked)).toBe(true);
  await tabTo(page, 'dialog [name=name]');
  await page.keyboard.type(visitorName);
  await tabTo(page, 'dialog [name=email]');
  await page.keyboard.type('keys@example.dk');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  // The title of the new screen has focus, so that it is read aloud.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Held for you');
  await page.getByText('10 minutes left to pay').waitFor({ state: 'attached' });
  await tabTo(page, '.booking-pay button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/test-checkout\//);
  await tabTo(page, '[value=pay]');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  expect(await claims()).toEqual(['booked']);
});

variant.each(
  variantAt(
    [
      ['', { name: 'Name', at: 'Pay at the session', book: 'Book this time', got: 'Booking received!' }],
      ['/da', { name: 'Navn', at: 'Betal ved timen', book: 'Book timen', got: 'Booking modtaget!' }],
    ] as const,
    1,
  ),
)('%s: in the dialog, paying at the lesson can be chosen and books at once', async (prefix, words) => {
  const value = JSON.stringify({ payAtLesson: true });
  await site.db.query
    .insertInto('settings')
    .values({ key: 'booking', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await clearPageCache(site.db);
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}${prefix}/courses/private-coaching`);
  await page.locator('main [data-opens=booking-dialog]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('label.slot').first().click();
  await dialog.getByLabel(words.name).fill(visitorName);
  await dialog.getByLabel(/^E-?mail/).fill('lesson@example.dk');
  await dialog.locator('label', { hasText: words.at }).click();
  await dialog.getByRole('button', { name: words.book }).click();
  await page.getByRole('heading', { name: words.got }).waitFor();
  expect(await claims()).toEqual(['booked']);
  const { covered_by } = await site.db.query
    .selectFrom('bookings')
    .select('covered_by')
    .executeTakeFirstOrThrow();
  expect(covered_by).toBe('at-session');
});

variant('the dialog traps focus, closes with Escape and restores the focus', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses/private-coaching`);
  await tabTo(page, '[data-opens=booking-dialog]');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('label.slot').first().waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.matches('[data-opens=booking-dialog]'))).toBe(
    true,
  );
});

test.each(
  variantAt(
    [
      [
        'phone',
        phone,
        '',
        [
          'Hold this time',
          'Held for you',
          'Go to payment',
          'Booking confirmed',
          'Reschedule',
          'Reschedule to this time',
          'Cancel',
          'Cancel the session',
        ],
      ],
      [
        'desktop in Danish',
        desktop,
        '/da',
        [
          'Reserver timen',
          'Timen er reserveret til dig',
          'Gå til betaling',
          'Booking bekræftet',
          'Flyt',
          'Flyt til denne tid',
          'Aflys',
          'Aflys timen',
        ],
      ],
    ] as const,
    0,
  ),
)('without scripts: hold, pay, reschedule, cancel (%s) [P.57]', async (name, profile, prefix, words) => {
  const [hold, held, pay, confirmed, move, moveNow, cancel, cancelNow] = words;
  const { page } = await browser.visitor({ ...profile, javaScriptEnabled: false });
  const email = `plain-${name.length}@example.dk`;
  await page.goto(`${site.url}${prefix}/private-coaching/book`);
  const form = page.getByRole('main');
  await chooseHour(form, 3);
  await form.locator('[name=name]').fill(visitorName);
  await form.locator('[name=email]').fill(email);
  await form.getByRole('button', { name: hold }).click();
  await page.getByRole('heading', { name: held }).waitFor();
  await page.getByRole('button', { name: pay }).click();
  await page.waitForURL(/\/test-checkout\//);
  await page.locator('[value=pay]').click();
  await page.getByRole('heading', { name: confirmed }).waitFor();
  const mail = await mailTo(site.db, email, 'booking-confirmed');
  await page.goto(linkIn(mail, /\/bookings\//));
  await page.getByRole('link', { name: move, exact: true }).click();
  const day = page.locator('.day').nth(4);
  await day.locator('summary').click();
  await day.locator('label.slot').first().click();
  await page.getByRole('button', { name: moveNow }).click();
  await page.getByRole('status').waitFor();
  await page.getByRole('link', { name: cancel, exact: true }).click();
  await page.getByRole('button', { name: cancelNow }).click();
  await page.getByRole('status').waitFor();
  expect((await claims()).sort()).toEqual(['cancelled', 'cancelled']);
});

variant('without scripts: an incomplete form keeps the input, and names what is missing', async () => {
  const { page, expectComplaint } = await browser.visitor({ ...phone, javaScriptEnabled: false });
  expectComplaint(/status of 400/);
  await page.goto(`${site.url}/private-coaching/book`);
  const form = page.getByRole('main');
  await form.locator('[name=name]').fill(visitorName);
  await form.getByRole('button', { name: 'Hold this time' }).click();
  await page.getByRole('alert').getByText('Please fill all fields and pick a slot.').waitFor();
  expect(await form.locator('[name=name]').inputValue()).toBe(visitorName);
  expect(await form.locator('[name=email]').getAttribute('aria-invalid')).toBe('true');
});

test('a payment succeeds after a declined card', async () => {
  const { page } = await browser.visitor(phone);
  await holdOnPage(page, site.url, 'declined@example.dk');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(page, 'Decline');
  await page.getByText('The card was declined.').waitFor();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  expect(await claims()).toEqual(['booked']);
});

variant.each(
  variantAt(
    [
      ['with scripts', true],
      ['without scripts', false],
    ] as const,
    0,
  ),
)('a slow payment: the page waits, polls, then confirms (%s)', async (_name, javaScriptEnabled) => {
  const { page } = await browser.visitor({ ...desktop, javaScriptEnabled });
  await holdOnPage(page, site.url, 'patient@example.dk');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(page, 'Pay slowly');
  await page.getByText('We’re waiting for your bank').first().waitFor();
  if (javaScriptEnabled) await expectAccessible(page);
  site.passTime({ seconds: 25 });
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  expect(await claims()).toEqual(['booked']);
});

variant('cancelling at the checkout leads back to the page, with the hold still counting', async () => {
  const { page } = await browser.visitor(phone);
  await holdOnPage(page, site.url, 'undecided@example.dk');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.waitForURL(/\/test-checkout\//);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.getByRole('heading', { name: 'Held for you' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/private-coaching/book');
  const timer = page.getByRole('timer').or(page.locator('.fermata')).first();
  const before = await timer.textContent();
  await expect.poll(() => timer.textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
});

test('cancelling the hold frees the slot at once, with name and email kept', async () => {
  const { page } = await browser.visitor(phone);
  const hour = await holdOnPage(page, site.url, 'gives-up@example.dk');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Hold this time' }).waitFor();
  expect(await page.getByRole('main').getByLabel('Name').inputValue()).toBe(visitorName);
  expect(
    await page
      .getByRole('main')
      .getByLabel(/^E-?mail/)
      .inputValue(),
  ).toBe('gives-up@example.dk');
  await page.locator(`input[value="${hour}"]`).waitFor({ state: 'attached' });
  expect(await claims()).toEqual(['released']);
});
