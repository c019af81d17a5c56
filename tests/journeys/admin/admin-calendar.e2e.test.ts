import { expect, test } from 'vitest';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { adminFixture } from '#tests/support/admin-fixture.ts';
import { bookedSoon } from '#tests/support/booked-soon.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { bookAndPay } from '#tests/support/browser/booking-steps.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { choose } from '#tests/support/browser/choose.ts';
import { pointer, tabTo, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { adminVariants, variant, variantAt } from '#tests/support/browser/variants.ts';
import { mailTo } from '#tests/support/emails.ts';
import { grantCredit } from '#tests/support/enrol.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { mia, studentFixture } from '#tests/support/student-fixture.ts';

/* What happens to bookings and to a parcel, by touch on a phone and by keyboard alone. */

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const { asOwner, claimStates, fillBooking, dayIn } = adminFixture(site, browser);

test.each(variantAt(adminVariants, 0))(
  '%s: a session from a student’s credit is marked as no-show; an expired payment link is sent again',
  async (_way, profile, input) => {
    const { page } = await asOwner(profile);
    const waitForStatus = (text: string) => page.getByRole('status').getByText(text).waitFor();
    const press = (name: string) => input.press(page.getByRole('button', { name }));
    const covers = page.locator('fieldset', { has: page.locator('[name=cover]') });
    const cover = (label: string) => choose(input, covers, page.getByLabel(label, { exact: false }));
    await grantCredit(site, 'mia@example.com');
    await page.goto(`${site.url}/admin/bookings/new?email=mia@example.com`);
    await waitForHydration(page);
    await fillBooking(page, 'Mia Holm', '10:00');
    await cover('With a credit');
    await press('Book this time');
    await waitForStatus('Booked.');
    await page.getByText('With a credit', { exact: true }).waitFor();
    await expectAccessible(page);
    const credited = page.url();

    await page.goto(`${site.url}/admin/bookings/new`);
    await waitForHydration(page);
    await fillBooking(page, 'Mia Holm', '12:00');
    await cover('With a credit');
    await press('Book this time');
    await page.getByRole('alert').waitFor();
    await cover('With a payment link');
    await press('Book this time');
    await waitForStatus('On hold. We’ve emailed the payment link.');
    const { id } = await site.db.query
      .selectFrom('claims')
      .select('id')
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow();
    site.passTime({ hours: 24 });
    await expireClaim(site.world, id);
    await page.reload();
    await page.getByText('The payment link wasn’t used in time').waitFor();
    await expectAccessible(page);
    await waitForHydration(page);
    if (input === pointer) await page.getByRole('button', { name: 'Send the link again' }).dblclick();
    else await press('Send the link again');
    await waitForStatus('On hold. We’ve emailed the payment link.');
    await expectAccessible(page);
    expect((await claimStates()).toSorted()).toEqual(['session booked', 'session held', 'session released']);
    const links = await site.db.query
      .selectFrom('emails')
      .select('id')
      .where('kind', '=', 'booking-to-pay')
      .execute();
    expect(links).toHaveLength(2);

    site.passTime({ hours: 48 });
    await page.goto(credited);
    await waitForHydration(page);
    await press('No-show');
    await waitForStatus('Noted.');
    await page.getByText('No-show', { exact: true }).waitFor();
    await expectAccessible(page);
    await press('Undo');
    await page.getByRole('button', { name: 'No-show' }).waitFor();
  },
);

test.each(variantAt(adminVariants, 1))(
  '%s: a weekly block is made and released; parcels are dispatched, one in full and refunded, one in part',
  async (_way, profile, { press, type }) => {
    const date = dayIn(40);
    const { page } = await asOwner(profile);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
    await page.goto(`${site.url}/admin/bookings/block`);
    await waitForHydration(page);
    await page.getByLabel('From', { exact: false }).first().fill(date);
    await page.getByLabel('From, time').fill('10:00');
    await page.getByLabel('To, time').fill('11:30');
    const until = Temporal.PlainDate.from(date).add({ weeks: 3 }).toString();
    await page.getByLabel('Every week until', { exact: false }).fill(until);
    await type(page.getByLabel('Note', { exact: false }), 'Korprøve');
    await press(button('Block this time'));
    await page.getByRole('status').first().waitFor();
    await expectAccessible(page);
    expect(await claimStates()).toEqual(Array(4).fill('block blocked'));
    const open = () => press(page.getByRole('link', { name: /Korprøve/ }).first());
    await open();
    await page.getByText('Still to come: 4').waitFor();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Unblock', exact: true }));
    await page.getByRole('status').getByText('This time is available again.').waitFor();
    await page.goto(`${site.url}/admin/bookings?week=${until}`);
    await waitForHydration(page);
    await open();
    await press(button('Unblock all 3'));
    await page.getByRole('status').first().waitFor();
    await expectAccessible(page);
    expect(await claimStates()).toEqual(Array(4).fill('block released'));

    const shop = await parcelShop(site.db);
    const { orderId } = await shop.paidParcel();
    await page.goto(`${site.url}/admin/orders/${orderId}`);
    await waitForHydration(page);
    await press(page.locator('summary', { hasText: 'Everything is on its way' }));
    await type(page.locator('#whole-carrier'), 'PostNord');
    await type(page.locator('#whole-number'), 'PN1001DK');
    await press(page.locator('form[action$="/dispatch"] button'));
    await page.getByRole('status').getByText('Shipped.').waitFor();
    await expectAccessible(page);
    await press(page.getByRole('link', { name: /^Refund up to/ }));
    await tabTo(page.locator('[name=what]').first());
    while (!(await page.locator('[value=all]').isChecked())) await page.keyboard.press('ArrowDown');
    await press(button('Review refund'));
    await page.getByText(/^Back in stock: 2 ×/).waitFor();
    await expectAccessible(page);
    await press(button(/^Refund DKK/));
    await page.getByRole('status').getByText('Refund on its way.').waitFor();
    await expectAccessible(page);
    const order = () =>
      site.db.query.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirst();
    await expect.poll(order).toEqual({ state: 'refunded' });

    const other = await shop.paidParcel();
    await page.goto(`${site.url}/admin/orders/${other.orderId}`);
    await waitForHydration(page);
    await press(page.locator('summary', { hasText: 'Only a part of it' }));
    await type(page.locator('[name^="piece:"]'), '1');
    await press(page.locator('form[action$="/partial-dispatch"] button'));
    await page.getByRole('status').getByText('Shipped.').waitFor();
    const sent = () =>
      site.db.query.selectFrom('dispatches').select('state').where('order_id', '=', other.orderId).execute();
    await expect.poll(sent).toEqual([{ state: 'sent' }]);
  },
);

variant.each(variantAt(adminVariants, 0))(
  '%s: of two paid sessions one is cancelled with a refund, the other without [P.179]',
  async (_way, profile, input) => {
    for (const [nth, email] of ['back@example.com', 'kept@example.com'].entries()) {
      const { page: theirs } = await browser.visitor(desktop);
      await bookAndPay(theirs, site.url, email, nth);
    }
    const { page } = await asOwner(profile);
    for (const [email, label, status] of [
      ['back@example.com', /^Cancel and refund DKK 1,950/, 'The refund and an email are on their way'],
      ['kept@example.com', /^Cancel and keep DKK 1,950/, 'Cancelled. We’ve emailed them.'],
    ] as const) {
      await page.goto(`${site.url}/admin/bookings/list?q=${email}`);
      await waitForHydration(page);
      await input.press(page.locator('tbody th a').first());
      await input.press(page.locator('summary', { hasText: 'Cancel' }));
      await input.press(page.getByRole('button', { name: label }));
      await page.getByRole('status').getByText(status).waitFor();
    }
    expect(await claimStates()).toEqual(['session cancelled', 'session cancelled']);
    const refunds = () => site.db.query.selectFrom('refunds').select(['amount_minor', 'state']).execute();
    await expect.poll(refunds).toEqual([{ amount_minor: 195_000, state: 'succeeded' }]);
  },
);

variant.each(variantAt(adminVariants, 1))(
  '%s: of two late reschedule requests the later one is shown as a task and accepted [P.53]',
  async (_way, profile, input) => {
    const { bookingId } = await bookedSoon(site.world);
    const student = await studentFixture(site, browser, profile, input);
    const slots = student.main.locator('label.slot');
    let wanted = '';
    for (const nth of [1, 2]) {
      await student.page.goto(`${site.url}/dashboard/bookings`);
      await student.link(/^Reschedule/);
      await student.main.getByRole('button', { name: 'Request this time' }).waitFor();
      if (nth === 1) await student.look();
      const hour = slots.nth(nth).locator('input');
      if (input === pointer) await slots.nth(nth).click();
      else await choose(input, student.main.locator('fieldset'), hour);
      wanted = (await hour.getAttribute('value')) ?? '';
      await student.button('Request this time');
      await student.main.getByText('Request received.').waitFor();
    }

    const { page } = await asOwner(profile);
    await page.goto(`${site.url}/admin`);
    await waitForHydration(page);
    const task = page.locator('.task', { hasText: 'Answer a reschedule request' });
    await input.press(task.locator('summary').first());
    await expectAccessible(page);
    const { hour } = Temporal.Instant.from(wanted).toZonedDateTimeISO('Europe/Copenhagen');
    expect(await task.getByRole('heading').textContent()).toContain(mia.name);
    expect(await task.locator('dd', { hasText: `${hour}:00 to` }).count()).toBe(1);
    expect(await task.getByRole('button').count()).toBe(1);
    await input.press(task.getByRole('link', { name: /^Open the requested time/ }));
    await input.press(page.getByRole('button', { name: 'Reschedule to this time' }));
    await page.getByRole('status').getByText('Rescheduled. We’ve emailed the new time.').waitFor();
    expect(await claimStates()).toEqual(['session cancelled', 'session booked']);
    const start = site.db.query
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select('slot_start')
      .where('bookings.id', '=', bookingId);
    expect((await start.executeTakeFirstOrThrow()).slot_start.toString()).toBe(
      Temporal.Instant.from(wanted).toString(),
    );
    await mailTo(site.db, mia.email, 'booking-moved');
    await page.goto(`${site.url}/admin`);
    await page.getByText('You’re up to date').waitFor();
    expect(await task.count()).toBe(0);
  },
);
