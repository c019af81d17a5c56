import { expect, test } from 'vitest';
import { adminFixture } from '#tests/support/admin-fixture.ts';
import { bookAndPay } from '#tests/support/browser/booking-steps.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { Day } from '#tests/support/browser/day.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variantAt } from '#tests/support/browser/variants.ts';
import { mailTo } from '#tests/support/emails.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { idOf, others, åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const { asOwner, dayIn } = adminFixture(site, browser);

const buyer = 'Else Brøndum';
const buyerEmail = 'else@example.com';
const [, , nanna] = others;
const visitor = 'ida@example.com';

async function replies(day: Day): Promise<void> {
  const { page } = day;
  await day.task('read the brief and write a note', async (at) => {
    await day.link('Open brief');
    await page.getByRole('heading', { name: /^Before / }).waitFor();
    await waitForHydration(page);
    await at.type({ body: 'Sirener først. Ånd ud på »s«.' });
    await page.getByText('Saved', { exact: true }).waitFor();
  });
  await day.task('answer a message', async (at) => {
    await day.section('Inbox');
    await day.link(/Mia Holm/);
    await page.getByRole('heading', { name: 'Reply' }).waitFor();
    await at.type({ body: 'Tirsdag kl. 16 er ledig. Skal jeg skrive dig på?' });
    await at.button('Preview email');
    await at.button('Send email');
    await day.done('Reply sent.');
  });
  await day.task('accept an application with a personal line', async (at) => {
    await day.section('Inbox');
    await day.link(/^Applications/);
    // Her message, which the inbox lists too, has no such address.
    await at.press(page.locator(`a[href="/admin/applications/${idOf('f', 1)}"]`).first());
    await day.type(/personal line/, 'Jeg glæder mig til at høre dig.');
    await at.button(/^Accept/);
    await at.button(/^Accept/);
    await day.done('You’re accepting');
  });
}

async function calendarWork(day: Day): Promise<void> {
  const { page } = day;
  await day.task('book a session for a student', async (at) => {
    await day.link('New booking');
    await day.type('Begins', '12:00');
    await day.type('Find a student', 'Nanna');
    await at.button('Find');
    await day.link(/^Nanna/);
    await page.locator('[name=language][value=da]:checked').waitFor();
    await day.type('Day', dayIn(6));
    await at.button('Book this time');
    await day.done('Booked.');
  });
  await day.task('record what was paid at a session', async (at) => {
    await day.section('Calendar');
    await day.link('Agenda');
    await day.link(/Christoffersen/);
    await day.open('Mark as paid');
    await day.choose('MobilePay');
    await at.button('Record the payment');
    await day.done('Payment recorded.');
  });
  await day.task('move a session', async (at) => {
    await day.section('Calendar');
    await day.link('Agenda');
    await day.link(/Mia Holm/);
    await day.open('Reschedule');
    await page.locator('[name=day]').last().fill(dayIn(6));
    await page.locator('[name=time]').last().fill('14:00');
    await at.button('Reschedule to this time');
    await day.done('Rescheduled.');
  });
  await day.task('block an hour', async (at) => {
    await day.section('Calendar');
    await day.link('Block time');
    await page.locator('[name=fromDay]').fill(dayIn(7));
    await page.locator('[name=fromTime]').fill('10:00');
    await page.locator('[name=toTime]').fill('11:00');
    await at.type({ note: 'Korprøve' });
    await at.button('Block this time');
    await day.done('Blocked.');
  });
  await day.task('cancel a paid session with a refund', async (at) => {
    await day.search();
    await day.type('Search everything', visitor);
    await page.keyboard.press('Enter');
    await day.link(/Private Coaching/);
    await day.link('Booked session');
    await day.open('Cancel');
    await at.button(/^Cancel and refund DKK 1,950/);
    await day.done('Cancelled. The refund');
  });
}

/** An ill day that is undone in time, and a setting that is set back. */
async function undoing(day: Day): Promise<void> {
  const { page } = day;
  await day.task('cancel a day when ill, and undo it', async (at) => {
    // Found by its words, as a week on a wide screen shows no single day.
    await day.search();
    await day.type('Search everything', 'ill');
    await page.keyboard.press('Enter');
    await day.link('Cancel this day');
    await at.button(/^(?:Cancel|Close) the day/);
    await at.button('Undo');
    await day.done('Undone.');
  });
  await day.task('change a setting, and restore it', async (at) => {
    await day.section('Settings');
    await day.link('Booking');
    await at.type({ rescheduleNoticeHours: '48' });
    await at.button('Save');
    await day.done('Saved');
    await day.open('History');
    await at.press(page.getByRole('button', { name: /^Restore earlier values, from/ }).first());
    await day.done('Earlier values restored.');
  });
}

/** Credits, homework, a text of the website. */
async function teaching(day: Day): Promise<void> {
  await day.task('grant a credit', async (at) => {
    await day.section('Students');
    await day.link(åse.name);
    await day.open('Grant session credits');
    await day.type('Reason', 'Syg i november');
    await at.button('Grant and email');
    await day.done('Credits granted.');
  });
  await day.task('set homework', async (at) => {
    await day.section('Students');
    await day.link(åse.name);
    await day.open('Set homework');
    await day.type('What to practise', 'Sirener, fem minutter hver dag');
    await at.button('Set and email');
    await day.done('Homework set.');
  });
  await day.task('change a heading on the website', async (at) => {
    await day.section('Website', 'Pages');
    await day.link('Contact');
    await day.link('Headline');
    await at.type({ 'en.text': 'Write or call' });
    await at.saveAndPublish();
  });
}

async function moneyWork(day: Day): Promise<void> {
  const { page } = day;
  await day.task('ship an order', async (at) => {
    await day.section('Orders');
    await day.link(/^To ship/);
    await day.link(buyer);
    await day.open('Everything is on its way');
    await day.type('Carrier', 'PostNord');
    await day.type('Tracking number', 'PN1001DK');
    await at.button('Everything is on its way');
    await day.done('Shipped.');
  });
  await day.task('refund one of two items', async (at) => {
    await day.section('Orders');
    await day.link(buyer);
    await day.link(/^Refund up to/);
    await page.getByLabel('Microphone').first().selectOption('1');
    await at.button('Review refund');
    await at.button(/^Refund DKK/);
    await day.done('Refund on its way.');
  });
  await day.task('raise a price from a later day', async (at) => {
    await day.section('Catalogue');
    await day.link('Private Coaching');
    await day.type(/^DKK/, '2100');
    await day.type(/^Valid from/, dayIn(60));
    await at.button('Save');
    await day.done('Saved');
  });
  await day.task('look up the income of the month', async () => {
    await day.section('Figures');
    await page.getByRole('heading', { name: 'Figures' }).waitFor();
  });
}

/** The most presses of each task; typing in a field is none. On a desktop they are fewer. */
const presses: Readonly<Record<string, number>> = {
  'read the brief and write a note': 1,
  'answer a message': 4,
  'accept an application with a personal line': 5,
  'book a session for a student': 4,
  'record what was paid at a session': 6,
  'move a session': 5,
  'block an hour': 3,
  'cancel a paid session with a refund': 5,
  'cancel a day when ill, and undo it': 4,
  'change a setting, and restore it': 6,
  'ship an order': 6,
  'refund one of two items': 6,
  'grant a credit': 4,
  'set homework': 4,
  'raise a price from a later day': 4,
  'change a heading on the website': 6,
  'look up the income of the month': 2,
};

/** What the day's work sends at once; the application's answer follows after the time for undo. */
const sentEmails = [
  ['mia@eksempel.dk', 'contact-reply'],
  [nanna.email, 'booking-confirmed'],
  ['mia@eksempel.dk', 'booking-moved'],
  [others[0].email, 'order-receipt'],
  [visitor, 'booking-cancelled'],
  [visitor, 'refund-sent'],
  [åse.email, 'credit-from-owner'],
  [åse.email, 'homework'],
  [buyerEmail, 'order-dispatched'],
  [buyerEmail, 'refund-sent'],
] as const;

const refundOf = (orderId: string) =>
  site.db.query
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount_minor', 'refunds.state'])
    .where('payments.order_id', '=', orderId)
    .execute();

test.each(variantAt(adminVariants, 0))(
  '%s: the owner’s day: seventeen tasks, each from Today, without another program [P.265]',
  async (_way, profile, input) => {
    await populate(site.world);
    await site.db.query
      .updateTable('users')
      .set({ language: 'da' })
      .where('email', '=', nanna.email)
      .execute();
    const { orderId } = await (await parcelShop(site.db)).paidParcel({
      name: buyer,
      email: buyerEmail,
    });
    await bookAndPay((await browser.visitor(desktop)).page, site.url, visitor);
    const { page } = await asOwner(profile);
    const day = new Day(page, input, site.url);

    await replies(day);
    await calendarWork(day);
    await undoing(day);
    await teaching(day);
    await moneyWork(day);
    expect(Object.keys(day.presses).toSorted()).toEqual(Object.keys(presses).toSorted());
    for (const [task, most] of Object.entries(presses))
      expect(day.presses[task], task).toBeLessThanOrEqual(most);
    await expect.poll(() => refundOf(orderId)).toEqual([{ amount_minor: 290_000, state: 'succeeded' }]);
    for (const [email, kind] of sentEmails) await mailTo(site.db, email, kind);
  },
  300_000,
);
