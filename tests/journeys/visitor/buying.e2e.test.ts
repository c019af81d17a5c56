import { describe, expect, test } from 'vitest';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout, chooseSlot } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variant, variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const cardOf = (page: Page, courseId: string) =>
  page.locator('form', { has: page.locator(`input[name=courseId][value="${courseId}"]`) });

async function buy(page: Page, courseId: string, currency = 'DKK'): Promise<void> {
  await page.goto(`${site.url}/courses`);
  const card = cardOf(page, courseId);
  await card.locator('[name=currency]').selectOption(currency);
  await card.getByRole('button', { name: /^Buy Now/ }).click();
  await page.waitForURL(/\/test-checkout\//);
}

const payer = 'test@example.com';

describe.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
      ['without scripts', { ...phone, javaScriptEnabled: false }],
    ] as const,
    0,
  ),
)('on %s', (name, profile) => {
  test('a programme: the seat is reserved, the payment only authorised, and the owner decides', async () => {
    const { page } = await browser.visitor(profile);
    await buy(page, 'voice-elevated', 'EUR');
    await page.getByText('EUR 2,485.00').or(page.getByText('€2,485.00')).first().waitFor();
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Place reserved' }).waitFor();
    if (name !== 'without scripts') await expectAccessible(page);
    const orders = await site.db.query
      .selectFrom('orders')
      .select(['state', 'currency', 'total_minor'])
      .execute();
    expect(orders).toEqual([{ state: 'authorised', currency: 'EUR', total_minor: 248_500 }]);
    expect(
      await site.db.query
        .selectFrom('tasks')
        .select('kind')
        .where('kind', '=', 'decide-application')
        .execute(),
    ).toHaveLength(1);
    await mailTo(site.db, payer, 'programme-paid');
  });

  test('a workshop: a seat and a receipt', async () => {
    const { page } = await browser.visitor(profile);
    await buy(page, 'singing-workshop-1d', 'USD');
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const orders = await site.db.query
      .selectFrom('orders')
      .select(['state', 'currency', 'total_minor'])
      .execute();
    expect(orders).toEqual([{ state: 'paid', currency: 'USD', total_minor: 52_500 }]);
    await mailTo(site.db, payer, 'seat-granted');
    expect(await site.db.query.selectFrom('receipts').select('number').execute()).toHaveLength(1);
  });

  test('a private lesson: a credit, redeemed at once for a session', async () => {
    const { page } = await browser.visitor(profile);
    await page.goto(`${site.url}/courses`);
    const card = page.locator('form', {
      has: page.locator('input[name=courseId][value^="private-lessons-"]'),
    });
    await card.getByRole('button', { name: /^Buy Now/ }).click();
    await atCheckout(page, 'Pay');
    await page.getByRole('heading', { name: 'Choose a time' }).waitFor();
    if (name !== 'without scripts') await expectAccessible(page);
    const hour = await chooseSlot(page.getByRole('main'));
    await page.getByRole('button', { name: 'Book this time' }).click();
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
    const booked = await site.db.query
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select(['claims.state', 'claims.slot_start', 'bookings.covered_by'])
      .execute();
    expect(booked).toMatchObject([{ state: 'booked', covered_by: 'entitlement' }]);
    expect(booked[0]?.slot_start.toString()).toBe(Temporal.Instant.from(hour).toString());
    const ledger = await site.db.query.selectFrom('ledger_entries').select('delta').orderBy('at').execute();
    expect(ledger.map(({ delta }) => delta)).toEqual([1, -1]);
  });

  test('the test payment: one dollar, nothing granted', async () => {
    const { page } = await browser.visitor(profile);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Test $1 Payment' }).click();
    await atCheckout(page, 'Pay');
    await page.getByText('This was a test payment: nothing was bought.').waitFor();
    const orders = await site.db.query
      .selectFrom('orders')
      .select(['state', 'currency', 'total_minor'])
      .execute();
    expect(orders).toEqual([{ state: 'paid', currency: 'USD', total_minor: 100 }]);
    expect(await site.db.query.selectFrom('entitlements').select('id').execute()).toEqual([]);
  });
});

test('a private lesson paid and not redeemed: the link in the email books the session later, once', async () => {
  const { page, expectComplaint } = await browser.visitor(phone);
  await page.goto(`${site.url}/courses`);
  const card = page.locator('form', { has: page.locator('input[name=courseId][value^="private-lessons-"]') });
  await card.getByRole('button', { name: /^Buy Now/ }).click();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Choose a time' }).waitFor();
  const mail = await mailTo(site.db, payer, 'credit-granted');
  const link = linkIn(mail, /credit=/);
  const later = await browser.visitor(desktop);
  await later.page.goto(link);
  await chooseSlot(later.page.getByRole('main'));
  const book = later.page.getByRole('button', { name: 'Book this time' });
  await book.click();
  await book.waitFor({ state: 'detached' });
  await mailTo(site.db, payer, 'booking-confirmed');
  expectComplaint(/status of 4/);
  later.expectComplaint(/status of 4/);
  await later.page.goto(link);
  expect(await book.count()).toBe(0);
  expect(await site.db.query.selectFrom('bookings').select('id').execute()).toHaveLength(1);
});

variant('each card keeps its own currency, with the price in it', async () => {
  const { page } = await browser.visitor(desktop);
  await page.goto(`${site.url}/courses`);
  await cardOf(page, 'voice-elevated').locator('[name=currency]').selectOption('EUR');
  expect(await cardOf(page, 'voice-elevated').locator('[name=currency]').inputValue()).toBe('EUR');
  expect(await cardOf(page, 'studio-day').locator('[name=currency]').inputValue()).toBe('DKK');
});

variant(
  'a checkout that cannot be opened shows a red error under its card; the button is enabled again',
  async () => {
    const { page, expectComplaint } = await browser.visitor(phone);
    expectComplaint(/status of 502|ERR_FAILED/);
    await page.goto(`${site.url}/courses`);
    const card = cardOf(page, 'studio-day');
    await page.route('**/functions/v1/create-payment', (route) =>
      route.fulfill({ status: 502, json: { error: 'provider', message: 'The checkout does not answer.' } }),
    );
    await card.getByRole('button', { name: /^Buy Now/ }).click();
    await card.getByRole('alert').getByText('The checkout does not answer.').waitFor();
    expect(await card.getByRole('button', { name: /^Buy Now/ }).isEnabled()).toBe(true);
    await page.route('**/functions/v1/create-payment', (route) => route.abort());
    await card.getByRole('button', { name: /^Buy Now/ }).click();
    await card.getByRole('alert').getByText('Failed to send a request to the Edge Function').waitFor();
    await page.route('**/functions/v1/create-payment', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await card.getByRole('button', { name: /^Buy Now/ }).click();
    await card.getByRole('alert').getByText('Edge Function returned a non-2xx status code').waitFor();
    expectComplaint(/status of 500/);
    await expectAccessible(page);
  },
);
