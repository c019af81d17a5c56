import { beforeEach, expect, test } from 'vitest';
import { expireClaim } from '#studio/booking/expire-claim.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openMenu } from '#tests/support/back-office.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser.ts';
import { giveCredit } from '#tests/support/enrol.ts';
import { keyboard, pressWhileCut } from '#tests/support/hands.ts';
import { parcelShop } from '#tests/support/paid-parcels.ts';
import { runningSite } from '#tests/support/running-site.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

let day = '';
let edition = '';
beforeEach(() => {
  const today = site.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen').toPlainDate();
  day = today.add({ days: 2 }).toString();
  edition = today.add({ days: 40 }).toString();
});

async function asOwner(profile: Parameters<typeof browser.visitor>[0]) {
  const visitor = await browser.visitor(profile);
  // A form that was refused.
  visitor.expectComplaint(/status of (400|409)/);
  await signInBrowser(visitor.page.context(), site, 'owner');
  return visitor;
}

const claimStates = async () =>
  (
    await site.db.query
      .selectFrom('claims')
      .select(['kind', 'state'])
      .where('kind', 'in', ['session', 'block'])
      .orderBy('created_at')
      .execute()
  ).map(({ kind, state }) => `${kind} ${state}`);

async function fillBooking(page: Page, name: string, time: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`${name.split(' ')[0]}@example.com`);
  await page.getByLabel('Day', { exact: false }).fill(day);
  await page.getByLabel('Begins', { exact: false }).fill(time);
}

test('between two students, on a phone: book, clash, move, and cancel with a second thought', async () => {
  const visitor = await asOwner(phone);
  const { page } = visitor;
  await page.goto(`${site.url}/admin`);
  await openMenu(page);
  await expectAccessible(page);
  await page.locator('.thumb-menu').getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('link', { name: 'Book for somebody' }).click();
  await page.getByLabel('Name').fill('Søren Ægidius Blåbjerg-Østergaard');
  await page.getByRole('button', { name: 'Book this hour' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  await fillBooking(page, 'Søren Ægidius Blåbjerg-Østergaard', '10:00');
  const book = () => page.getByRole('button', { name: 'Book this hour' }).click();
  await pressWhileCut(visitor, 'line', book);
  await expectAccessible(page);
  expect(await page.getByLabel('Name').inputValue()).toBe('Søren Ægidius Blåbjerg-Østergaard');
  expect(await page.getByLabel('Begins', { exact: false }).inputValue()).toBe('10:00');
  await book();
  await page.getByRole('status').getByText('Booked.').waitFor();
  await expectAccessible(page);

  await page.goto(`${site.url}/admin/bookings/new`);
  await fillBooking(page, 'Mia Holm', '10:30');
  await page.getByRole('button', { name: 'Book this hour' }).click();
  await page.getByRole('alert').getByText('Søren Ægidius Blåbjerg-Østergaard').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Mia Holm');
  await page.getByLabel('Begins', { exact: false }).fill('12:00');
  await page.getByRole('button', { name: 'Book this hour' }).dblclick();
  await page.getByRole('heading', { name: 'Mia Holm' }).waitFor();
  expect(await claimStates()).toEqual(['session booked', 'session booked']);

  await page.getByText('Move', { exact: true }).click();
  await page.getByLabel('Begins', { exact: false }).fill('09:30');
  await page.getByRole('button', { name: 'Move it there' }).click();
  await page.getByRole('alert').getByText('Søren Ægidius').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Begins', { exact: false }).fill('14:00');
  await page.getByRole('button', { name: 'Move it there' }).click();
  await page.getByRole('status').getByText('Moved.').waitFor();
  await page.getByText('Cancel', { exact: true }).click();
  await page.getByText('Nothing has been paid').waitFor();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('status').getByText('Cancelled.').waitFor();
  await page.goto(`${site.url}/admin/bookings/list?q=mia`);
  await page.getByRole('link', { name: 'Mia Holm' }).waitFor();
  await expectAccessible(page);
});

test('by keyboard alone: a date over a blocked day is refused by name, then set; a setting is changed by two, with the line cut in between', async () => {
  const visitor = await asOwner(desktop);
  const { page } = visitor;
  const { press, type } = keyboard;
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  const button = (name: string) => page.getByRole('button', { name }).last();
  await page.goto(`${site.url}/admin/bookings/block`);
  await field('From').fill(edition);
  await type(field('Note'), 'Tandlæge');
  // The studio blocks the day, only its answer is lost: pressed again it is told so, and blocked once.
  await pressWhileCut(visitor, 'answer', () => page.keyboard.press('Enter'));
  expect(await field('From').inputValue()).toBe(edition);
  expect(await field('Note').inputValue()).toBe('Tandlæge');
  await press(button('Block this time'));
  await page.getByRole('status').getByText('Blocked.').waitFor();
  expect(await claimStates()).toEqual(['block blocked']);
  await expectAccessible(page);

  await page.goto(`${site.url}/admin/editions/new`);
  await page.getByLabel('Day 1, Date').fill(edition);
  await press(button('Set this date'));
  await page.getByRole('alert').getByText('Your own time (Tandlæge)').waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('Day 1, Date').inputValue()).toBe(edition);
  await press(button('More days'));
  await page.getByLabel('Day 9, Date').waitFor();
  await page.getByLabel('Day 1, Date').fill('');
  await page.getByLabel('Day 9, Date').fill(Temporal.PlainDate.from(edition).add({ days: 2 }).toString());
  await press(button('Set this date'));
  await page.getByRole('status').getByText('The date is set').waitFor();
  await expectAccessible(page);

  await page.goto(`${site.url}/admin/settings`);
  await press(page.getByRole('link', { name: 'Booking Hold, notice' }).last());
  await page.getByRole('heading', { name: 'Booking' }).waitFor();
  // The phone has the same page open.
  const { page: other } = await asOwner(phone);
  await other.goto(page.url());
  await type(field('Notice, hours'), '99999');
  await page.keyboard.press('Enter');
  await page.getByText('A whole number from 0 to 336.').waitFor();
  await expectAccessible(page);
  await type(field('Notice, hours'), '48');
  await pressWhileCut(visitor, 'line', () => field('Notice, hours').press('Enter'));
  expect(await field('Notice, hours').inputValue()).toBe('48');
  await field('Notice, hours').press('Enter');
  await page.getByRole('status').getByText('Saved.').waitFor();

  // The phone is the second: told, with its own figure still there, and may save it over.
  await other.getByLabel('Notice, hours').fill('24');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('alert').getByText('changed').waitFor();
  expect(await other.getByLabel('Notice, hours').inputValue()).toBe('24');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('status').getByText('Saved.').waitFor();
});

test('an hour from a student’s credit, and nobody came; a link to pay that ran out is sent again', async () => {
  const { page } = await asOwner(phone);
  const told = (text: string) => page.getByRole('status').getByText(text).waitFor();
  const press = (name: string) => page.getByRole('button', { name }).click();
  await giveCredit(site, 'mia@example.com');
  await page.goto(`${site.url}/admin/bookings/new?email=mia@example.com`);
  await fillBooking(page, 'Mia Holm', '10:00');
  await page.getByLabel('With a credit', { exact: false }).check();
  await press('Book this hour');
  await told('Booked.');
  await page.getByText('With a credit', { exact: true }).waitFor();
  await expectAccessible(page);
  const credited = page.url();

  // A second hour on a credit that is gone; the same hour by a link, which nobody uses.
  await page.goto(`${site.url}/admin/bookings/new`);
  await fillBooking(page, 'Mia Holm', '12:00');
  await page.getByLabel('With a credit', { exact: false }).check();
  await press('Book this hour');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('By a link', { exact: false }).check();
  await press('Book this hour');
  await told('Kept.');
  const { id } = await site.db.query
    .selectFrom('claims')
    .select('id')
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  site.passTime({ hours: 24 });
  await expireClaim(site.world, id);
  await page.reload();
  await page.getByText('The link to pay was not used in time').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link again' }).dblclick();
  await told('Kept.');
  await expectAccessible(page);
  expect((await claimStates()).toSorted()).toEqual(['session booked', 'session held', 'session released']);
  const links = await site.db.query
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'booking-to-pay')
    .execute();
  expect(links).toHaveLength(2);

  site.passTime({ hours: 48 });
  await page.goto(credited);
  await press('Nobody came');
  await told('Noted.');
  await page.getByText('Nobody came', { exact: true }).waitFor();
  await expectAccessible(page);
  await press('Take that back');
  await page.getByRole('button', { name: 'Nobody came' }).waitFor();
});

test('by keyboard alone: every week until is blocked, one of them freed, then all; a parcel is sent off and its money given back in full', async () => {
  const { page } = await asOwner(desktop);
  const { press, type } = keyboard;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
  await page.goto(`${site.url}/admin/bookings/block`);
  await page.getByLabel('From', { exact: false }).first().fill(edition);
  await page.getByLabel('From, time').fill('10:00');
  await page.getByLabel('To, time').fill('11:30');
  const until = Temporal.PlainDate.from(edition).add({ weeks: 3 }).toString();
  await page.getByLabel('Every week until', { exact: false }).fill(until);
  await type(page.getByLabel('Note', { exact: false }), 'Korprøve');
  await press(button('Block this time'));
  await page.getByRole('status').first().waitFor();
  await expectAccessible(page);
  expect(await claimStates()).toEqual(Array(4).fill('block blocked'));
  const open = () => press(page.getByRole('link', { name: /Korprøve/ }).first());
  await open();
  await page.getByText('4 are still to come').waitFor();
  await expectAccessible(page);
  await press(button('Make it free again'));
  await page.getByRole('status').getByText('This time is free again.').waitFor();
  await page.goto(`${site.url}/admin/bookings?week=${until}`);
  await open();
  await press(button('Make all 3 free again'));
  await page.getByRole('status').first().waitFor();
  await expectAccessible(page);
  expect(await claimStates()).toEqual(Array(4).fill('block released'));

  const { orderId } = await (await parcelShop(site.db)).paidParcel();
  await page.goto(`${site.url}/admin/orders/${orderId}`);
  await press(page.locator('summary', { hasText: 'Everything is on its way' }));
  await type(page.locator('#whole-carrier'), 'PostNord');
  await type(page.locator('#whole-number'), 'PN1001DK');
  await press(page.locator('button[value=dispatch]'));
  await page.getByRole('status').getByText('On its way.').waitFor();
  await expectAccessible(page);
  await press(page.locator('summary', { hasText: 'Give everything back' }));
  await press(page.locator('button[value=refund-all]'));
  await page.getByRole('status').getByText('On its way back.').waitFor();
  await expectAccessible(page);
  const order = () =>
    site.db.query.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirst();
  await expect.poll(order).toEqual({ state: 'refunded' });
});

test('without scripts all of it works as well', async () => {
  const { page } = await asOwner({ ...phone, javaScriptEnabled: false });
  await page.goto(`${site.url}/admin`);
  await openMenu(page);
  await page.locator('.thumb-menu').getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('link', { name: 'Block time' }).click();
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('From', { exact: false }).first().fill(day);
  await page.getByLabel('Note', { exact: false }).fill('Øvedag');
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('link', { name: /Øvedag/ }).click();
  await page.getByRole('button', { name: 'Make it free again' }).click();
  await page.getByRole('status').getByText('This time is free again.').waitFor();
  expect(await claimStates()).toEqual(['block released']);
  await page.goto(`${site.url}/admin/settings/opening`);
  await page.getByLabel('Sunday').first().fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('Saved.').waitFor();
  await page.goto(`${site.url}/admin/editions/new`);
  await page.getByRole('button', { name: 'More days' }).click();
  await page.getByLabel('Day 9, Date').waitFor();
});
