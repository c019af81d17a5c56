import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { atCheckout, fillBooking, visitorName } from '#tests/support/browser/booking-steps.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { linkIn, mailTo, type QueuedEmail } from '#tests/support/emails.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

function startInCalendar(mail: QueuedEmail): string {
  const file = mail.attachments.find((attachment) => attachment.filename.endsWith('.ics'));
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return Temporal.Instant.fromEpochMilliseconds(event.startDate.toJSDate().getTime()).toString();
}

const sameInstant = (iso: string) => Temporal.Instant.from(iso).toString();

test.each(
  variantAt(
    [
      ['phone', phone],
      ['desktop', desktop],
    ] as const,
    0,
  ),
)('book → pay → confirmed → email → reschedule → cancel → refunded (%s) [P.55]', async (name, profile) => {
  const email = `${name}@example.dk`;
  const { page } = await browser.visitor({ ...profile, reducedMotion: 'no-preference' });

  await page.goto(`${site.url}/courses/private-coaching`);
  await page.getByRole('main').getByRole('link', { name: 'Book Session' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Book your Private Coaching session' });
  await dialog.locator('label.slot').first().waitFor();
  await expectAccessible(page);
  const hour = await fillBooking(dialog, email);
  await dialog.getByRole('button', { name: 'Hold this time' }).click();
  await dialog.getByRole('heading', { name: 'Held for you' }).waitFor();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Go to payment' }).click();
  await atCheckout(page, 'Pay');
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/payment-success');
  await expectAccessible(page);

  const confirmed = await mailTo(site.db, email, 'booking-confirmed');
  expect(startInCalendar(confirmed)).toBe(sameInstant(hour));
  await mailTo(site.db, null, 'owner-booking');

  await page.goto(linkIn(confirmed, /\/bookings\//));
  await page.getByText('Your session is booked.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reschedule', exact: true }).click();
  await page.getByRole('heading', { name: 'Reschedule' }).waitFor();
  await expectAccessible(page);
  const otherDay = page.locator('.day').nth(4);
  await otherDay.locator('summary').click();
  const other = otherDay.locator('label.slot').nth(1);
  const newSlot = (await other.locator('input').getAttribute('value')) ?? '';
  await other.click();
  await page.getByRole('button', { name: 'Reschedule to this time' }).click();
  await page.getByText('Your session has been rescheduled.').waitFor();
  await expectAccessible(page);
  expect(startInCalendar(await mailTo(site.db, email, 'booking-moved'))).toBe(sameInstant(newSlot));

  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await page.getByText(/If you cancel now, we refund .+ to the card/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await page.getByText('This session is cancelled.').waitFor();
  await page.getByText(/is on its way back to you/).waitFor();
  await expectAccessible(page);
  await mailTo(site.db, email, 'booking-cancelled');

  const books = () =>
    site.db.query
      .selectFrom('bookings')
      .innerJoin('orders', 'orders.id', 'bookings.order_id')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select([
        'bookings.name',
        'claims.state as claim',
        'orders.state as order',
        'orders.refunded_minor as refunded',
        'orders.total_minor as total',
      ])
      .execute();
  await expect.poll(books).toMatchObject([{ name: visitorName, claim: 'cancelled', order: 'refunded' }]);
  const [booked] = await books();
  expect(booked?.refunded).toBe(booked?.total);
  const gone = await site.db.query
    .selectFrom('test_checkout_sessions')
    .select(['captured_minor', 'refunded_minor'])
    .execute();
  expect(gone).toEqual([{ captured_minor: booked?.total, refunded_minor: booked?.total }]);
});
