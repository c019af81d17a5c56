import { beforeEach, expect, test } from 'vitest';
import { adminFixture } from '#tests/support/admin-fixture.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, pressDuringNetworkError } from '#tests/support/browser/input-methods.ts';
import { variant } from '#tests/support/browser/variants.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

const { asOwner, claimStates, fillBooking, dayIn } = adminFixture(site, browser);

let day = '';
let date = '';
beforeEach(() => {
  day = dayIn(2);
  date = dayIn(40);
});

test('between two students, on a phone: book, conflict, reschedule, and cancel with a confirmation [P.176]', async () => {
  const visitor = await asOwner(phone);
  const { page } = visitor;
  await page.goto(`${site.url}/admin`);
  await expectAccessible(page);
  await page.locator('.thumb-bar').getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByLabel('Name').fill('Søren Ægidius Blåbjerg-Østergaard');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  await fillBooking(page, 'Søren Ægidius Blåbjerg-Østergaard', '10:00');
  const book = () => page.getByRole('button', { name: 'Book this time' }).click();
  await pressDuringNetworkError(visitor, 'request', book);
  await expectAccessible(page);
  expect(await page.getByLabel('Name').inputValue()).toBe('Søren Ægidius Blåbjerg-Østergaard');
  expect(await page.getByLabel('Begins', { exact: false }).inputValue()).toBe('10:00');
  await book();
  await page.getByRole('status').getByText('Booked.').waitFor();
  await expectAccessible(page);

  await page.goto(`${site.url}/admin/bookings/new`);
  await fillBooking(page, 'Mia Holm', '10:30');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('alert').getByText('Søren Ægidius Blåbjerg-Østergaard').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Mia Holm');
  await page.getByLabel('Begins', { exact: false }).fill('12:00');
  await page.getByRole('button', { name: 'Book this time' }).dblclick();
  await page.getByRole('heading', { name: 'Mia Holm' }).waitFor();
  expect(await claimStates()).toEqual(['session booked', 'session booked']);

  await page.getByText('Reschedule', { exact: true }).click();
  await page.getByLabel('Begins', { exact: false }).fill('09:30');
  await page.getByRole('button', { name: 'Reschedule to this time' }).click();
  await page.getByRole('alert').getByText('Søren Ægidius').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Begins', { exact: false }).fill('14:00');
  await page.getByRole('button', { name: 'Reschedule to this time' }).click();
  await page.getByRole('status').getByText('Rescheduled. We’ve emailed the new time.').waitFor();
  await page.getByText('Cancel', { exact: true }).click();
  await page.getByText('Nothing has been paid').waitFor();
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await page.getByRole('status').getByText('Cancelled.').waitFor();
  await page.goto(`${site.url}/admin/bookings/list?q=mia`);
  await page.getByRole('link', { name: 'Mia Holm' }).waitFor();
  await expectAccessible(page);
});

variant(
  'by keyboard: a date on a blocked day is refused, then set; two change one setting, with a network error [S2.48]',
  async () => {
    const visitor = await asOwner(desktop);
    const { page } = visitor;
    const { press, type } = keyboard;
    const field = (label: string) => page.getByLabel(label, { exact: false }).first();
    const button = (name: string) => page.getByRole('button', { name }).last();
    // 'Minimum notice (hours)', before it, is another setting.
    const notice = (at: typeof page) => at.getByRole('textbox', { name: 'Notice (hours)', exact: true });
    await page.goto(`${site.url}/admin/bookings/block`);
    await field('From').fill(date);
    await type(field('Note'), 'Tandlæge');
    // The server blocks the day but its response is lost; the repeated submission is refused as already done.
    await pressDuringNetworkError(visitor, 'response', () => page.keyboard.press('Enter'));
    expect(await field('From').inputValue()).toBe(date);
    expect(await field('Note').inputValue()).toBe('Tandlæge');
    await press(button('Block this time'));
    await page.getByRole('status').getByText('Blocked.').waitFor();
    expect(await claimStates()).toEqual(['block blocked']);
    await expectAccessible(page);

    await page.goto(`${site.url}/admin/dates/new`);
    await page.getByLabel('Day 1, Date').fill(date);
    await press(button('Create date'));
    await page.getByRole('alert').getByText('Your own time (Tandlæge)').waitFor();
    await expectAccessible(page);
    expect(await page.getByLabel('Day 1, Date').inputValue()).toBe(date);
    await press(button('More days'));
    await page.getByLabel('Day 9, Date').waitFor();
    await page.getByLabel('Day 1, Date').fill('');
    await page.getByLabel('Day 9, Date').fill(Temporal.PlainDate.from(date).add({ days: 2 }).toString());
    await press(button('Create date'));
    await page.getByRole('status').getByText('Date created').waitFor();
    await expectAccessible(page);

    await page.goto(`${site.url}/admin/settings`);
    await press(page.getByRole('link', { name: 'Booking Holds, notice' }).last());
    await page.getByRole('heading', { name: 'Booking' }).waitFor();
    // The phone has the same page open.
    const { page: other } = await asOwner(phone);
    await other.goto(page.url());
    await type(notice(page), '99999');
    await page.keyboard.press('Enter');
    await page.getByText('A whole number from 0 to 336.').waitFor();
    await expectAccessible(page);
    await type(notice(page), '48');
    await pressDuringNetworkError(visitor, 'request', () => notice(page).press('Enter'));
    expect(await notice(page).inputValue()).toBe('48');
    await notice(page).press('Enter');
    await page.getByRole('status').getByText('Saved').waitFor();

    await notice(other).fill('24');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByRole('alert').getByText('changed').waitFor();
    expect(await notice(other).inputValue()).toBe('24');
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByRole('status').getByText('Saved').waitFor();
  },
);

variant('without scripts the same works', async () => {
  const { page } = await asOwner({ ...phone, javaScriptEnabled: false });
  await page.goto(`${site.url}/admin`);
  await page.locator('.thumb-bar').getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('link', { name: 'Block time' }).click();
  // The calendar fills in its day.
  await page.getByLabel('From', { exact: false }).first().fill('');
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('From', { exact: false }).first().fill(day);
  await page.getByLabel('Note', { exact: false }).fill('Øvedag');
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('link', { name: /Øvedag/ }).click();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('status').getByText('This time is available again.').waitFor();
  expect(await claimStates()).toEqual(['block released']);
  await page.goto(`${site.url}/admin/settings/opening`);
  await page.getByLabel('Sunday').first().fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('Saved').waitFor();
  await page.goto(`${site.url}/admin/dates/new`);
  await page.getByRole('button', { name: 'More days' }).click();
  await page.getByLabel('Day 9, Date').waitFor();
});
