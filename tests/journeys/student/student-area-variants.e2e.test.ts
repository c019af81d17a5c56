import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { createPaymentOf } from '#studio/money/checkout/create-payment.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { boughtPlan, syncPlan } from '#tests/support/bought-plan.ts';
import { testBrowser } from '#tests/support/browser/browser.ts';
import { type InputMethod, pointer, pressDuringNetworkError } from '#tests/support/browser/input-methods.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { mia, studentFixture, studentVariants } from '#tests/support/student-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const { email, name } = mia;

async function holdByLink(): Promise<string> {
  const day = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').add({ days: 3 });
  const hour = { day: day.toPlainDate().toString(), time: '10:00', place: 'online' };
  const booked = await bookFor(site.world, owner, { ...hour, name, email, cover: 'link', language: 'en' });
  expect(booked.ok).toBe(true);
  const begins = day.toPlainDate().toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: '10:00' });
  return begins.toInstant().toString();
}

async function orderCourse(): Promise<string> {
  const line = { offerId: 'beginner-course', description: 'First Notes', quantity: 1, unitMinor: 9_700 };
  const basket = {
    key: 'page:mia',
    cartId: null,
    currency: 'USD',
    capture: 'now',
    lines: [{ ...line, vatClass: 'standard', withdrawalRegime: 'digital' }],
    buyer: { name, email },
    consents: [],
    shipsTo: null,
  } as const;
  const outcome = await createPaymentOf(site.world, { who: visitor, basket, returnPath: '/sales' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.url;
}

function startOf(file: string): string {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const [start] = events.map((event) => new ICAL.Event(event).startDate.toJSDate().getTime());
  return `${events.length === 1 && start && Temporal.Instant.fromEpochMilliseconds(start)}`;
}

async function pay(page: Page, input: InputMethod): Promise<void> {
  await page.waitForURL(/\/test-checkout\//);
  await input.press(page.getByRole('button', { name: /^Pay(?! slowly)/ }));
  await page.waitForURL(/\/payment-success|\/orders\//);
}

test.each(variantAt(studentVariants, 0))(
  '%s: a held session is paid with a receipt, a course is refunded, an application is paid and withdrawn [S2.37]',
  async (_name, profile, input) => {
    const hour = await holdByLink();
    const { query } = site.db;
    const application = await submitApplication(site.world, visitor, {
      programme: 'voice-elevated',
      values: { ...intensiveApplication, email },
      files: [],
    });
    expect(application.ok).toBe(true);
    const student = await studentFixture(site, browser, profile, input);
    const { page, main, link, button, unfold, look, download, expectComplaint } = student;

    // Deletion is refused while something is pending; what, why and where is shown.
    await page.goto(`${site.url}/dashboard/data`);
    await link('Delete my data');
    await main.getByText('We’re holding this time until you pay.').waitFor();
    expect(await main.getByRole('button', { name: 'Delete everything' }).count()).toBe(0);
    await look();
    await link('Sessions');
    await main.getByRole('heading', { name: 'We’re holding a session for you' }).waitFor();
    await main.getByText('DKK 1,950').waitFor();
    await look();
    const goPay = main.getByRole('button', { name: /^Go to payment/ });
    if (student.hasScripts) await pressDuringNetworkError(student, 'request', () => input.press(goPay));
    if (input === pointer) await goPay.dblclick();
    else await input.press(goPay);
    await pay(page, input);
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
    await page.goto(`${site.url}/dashboard/bookings`);
    await main.getByRole('link', { name: /^Reschedule/ }).waitFor();
    expect(await main.getByRole('heading', { name: 'We’re holding a session for you' }).count()).toBe(0);
    expect(startOf((await download(/^Add to calendar/)).toString())).toBe(hour);

    await page.goto(`${site.url}/dashboard/orders`);
    await link('Private Coaching');
    await main.getByRole('heading', { name: 'Receipts' }).waitFor();
    await look();
    const { text } = await readPdf(await download(/^Receipt \d+ \(PDF\)/));
    expect(text).toContain(name);
    expect(text).toContain('1,950');

    await page.goto(await orderCourse());
    await pay(page, input);
    await page.goto(`${site.url}/dashboard/orders`);
    await link('First Notes');
    await unfold('Not for you? Get a refund');
    await look();
    await button(/^Return course and refund/);
    await main.getByText(/(Your refund is on its way|You’ve been refunded in full)\.$/).waitFor();
    const orders = () =>
      query.selectFrom('orders').select(['state', 'total_minor']).orderBy('created_at').execute();
    await expect.poll(async () => (await orders()).map(({ state }) => state)).toEqual(['paid', 'refunded']);
    expect(await query.selectFrom('refunds').select(['amount_minor', 'state']).execute()).toEqual([
      { amount_minor: 9_700, state: 'succeeded' },
    ]);

    await page.goto(`${site.url}/dashboard/applications`);
    await link('Voice Elevated');
    await main.getByText('Nothing has been paid yet.').waitFor();
    const here = page.url();
    await look();
    await button('Reserve with DKK 18,500');
    await pay(page, input);
    await page.goto(here);
    await main
      .getByText(/is reserved on your card/)
      .first()
      .waitFor();
    await unfold('Withdraw application');
    await look();
    await button('Yes, withdraw');
    await main.getByRole('heading', { level: 1, name: 'Withdrawn' }).waitFor();
    await look();
    await expect.poll(async () => (await orders()).at(-1)?.state).toBe('voided');
    expect(await query.selectFrom('applications').select('state').execute()).toEqual([
      { state: 'withdrawn' },
    ]);
    expect(await query.selectFrom('units').select('id').where('state', '!=', 'free').execute()).toEqual([]);

    expectComplaint(/status of 404/);
    const forged = await page.goto(`${here.slice(0, -3)}000`);
    expect(forged?.status()).toBe(404);
    const sent = async () => {
      const mails = await queuedEmails(site.db);
      return mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
    };
    await expect
      .poll(sent)
      .toEqual(
        expect.arrayContaining([
          'application-received',
          'booking-to-pay',
          'booking-confirmed',
          'enrolment-granted',
          'refund-sent',
        ]),
      );
  },
);

test.each(variantAt(studentVariants, 1))(
  '%s: the rest of a parcel and a declined charge of a course are paid on the page of the order [S2.38]',
  async (_name, profile, input) => {
    const { query } = site.db;
    const shop = await parcelShop(site.db);
    const { orderId } = await shop.paidParcel(mia);
    const one = { orderId, pieces: [{ position: 0, quantity: 1 }] };
    expect(await dispatchOrder(shop.world, owner, one)).toMatchObject({ ok: true });
    const course = await boughtPlan(site, { ...mia, daysAgo: 40, card: 'fails' });
    await syncPlan(site, course);
    const student = await studentFixture(site, browser, profile, input);
    const { page, main, link, look } = student;

    await page.goto(`${site.url}/dashboard/orders`);
    await main.getByText('Microphone').first().waitFor();
    await input.press(main.locator(`a[href$="${orderId}"]`));
    await main.getByRole('heading', { name: 'Payment due' }).waitFor();
    await look();
    const here = page.url();
    const goPay = main.getByRole('button', { name: /^Pay DKK/ });
    if (student.hasScripts) await pressDuringNetworkError(student, 'request', () => input.press(goPay));
    await input.press(goPay);
    await pay(page, input);
    await page.goto(here);
    await main.getByRole('heading', { name: 'Order details' }).waitFor();
    expect(await goPay.count()).toBe(0);
    const parcels = await query
      .selectFrom('orders')
      .select('state')
      .where((is) => is.or([is('id', '=', orderId), is('replaces_order_id', '=', orderId)]))
      .orderBy('created_at')
      .execute();
    expect(parcels.map(({ state }) => state)).toEqual(['paid', 'authorised']);

    // Declined so long ago that access is paused: the course links to the same provider page as its order.
    const since = site.world.clock.now().subtract({ hours: 24 * 15 });
    await query
      .updateTable('instalments')
      .set({ unpaid_since: since })
      .where('state', '=', 'failed')
      .execute();
    await page.goto(`${site.url}/dashboard/courses/main-course`);
    await main.getByText('Your course is paused').waitFor();
    await look();
    const bill = await main.getByRole('link', { name: 'Pay now' }).getAttribute('href');
    await page.goto(`${site.url}/dashboard/orders/${course}`);
    await main.getByText('declined').waitFor();
    const payNow = main.getByRole('link', { name: 'Pay now' });
    expect(await payNow.getAttribute('href')).toBe(bill);
    // From here on webhooks are delivered.
    await query.updateTable('test_checkout_sessions').set({ arrival: 'on-time' }).execute();
    await input.press(payNow);
    const payButton = page.getByRole('button', { name: /^Pay(?! slowly)/ });
    await payButton.waitFor();
    const answered = page.waitForEvent('load');
    await input.press(payButton);
    await answered;
    const charges = async () =>
      (await query.selectFrom('instalments').select('state').orderBy('number').execute()).map(
        ({ state }) => state,
      );
    await expect.poll(charges).toEqual(['paid', 'paid', 'due']);
    await page.goto(`${site.url}/dashboard/orders/${course}`);
    await main.getByRole('heading', { name: 'Payments' }).waitFor();
    expect(await payNow.count()).toBe(0);
    await link('Open your lessons');
    await main.getByText('0 of 32 lessons').waitFor();
  },
);
