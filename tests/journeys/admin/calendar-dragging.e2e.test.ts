import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Page } from '#tests/packages/playwright.ts';
import { adminFixture } from '#tests/support/admin-fixture.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { waitForHydration } from '#tests/support/browser/input-methods.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { mia } from '#tests/support/student-fixture.ts';
import { owner } from '#tests/support/who.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);
const { asOwner } = adminFixture(site, browser);

/** Tuesday of next week, with a session at ten. */
async function bookedTuesday(): Promise<Temporal.PlainDate> {
  const today = studioDay(site.world.clock.now());
  const day = today.add({ days: 9 - today.dayOfWeek });
  const hour = { day: day.toString(), time: '10:00', place: 'studio', cover: 'at-session', language: 'da' };
  const booked = await bookFor(site.world, owner, { ...mia, ...hour });
  if (!booked.ok) throw new Error(booked.refusal);
  return day;
}

async function openWeek(page: Page, day: Temporal.PlainDate): Promise<void> {
  await page.goto(`${site.url}/admin/bookings?week=${day}`);
  await waitForHydration(page);
  await hourRow(page, 12).evaluate((row) => row.scrollIntoView({ block: 'center' }));
}

const hourRow = (page: Page, hour: number) => page.locator('.time-hour').nth(hour - 8);
const mark = (page: Page) => page.locator('.time-drag');
const session = (page: Page) => page.getByRole('link', { name: new RegExp(mia.name) });

/** In the column of the day, a little below the start of the hour. */
async function pointAt(page: Page, day: Temporal.PlainDate, hour: number) {
  const column = await page.locator(`#day-${day}`).boundingBox();
  const row = await hourRow(page, hour).boundingBox();
  if (!column || !row) throw new Error('not shown');
  return { x: column.x + column.width / 2, y: row.y + 8 };
}

async function startOfSession(): Promise<string> {
  const { slot_start } = await site.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('slot_start')
    .executeTakeFirstOrThrow();
  return slot_start.toZonedDateTimeISO(studioTimeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

test('with a mouse: a session is dragged to another day, reviewed, moved and moved back; free time is drawn on', async () => {
  const tuesday = await bookedTuesday();
  const thursday = tuesday.add({ days: 2 });
  const { page } = await asOwner(desktop);
  await openWeek(page, tuesday);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
  };
  const [at, to] = [await pointAt(page, tuesday, 10), await pointAt(page, thursday, 14)];
  await drag(at, { ...to, y: to.y + 12 });
  expect(await mark(page).textContent()).toBe('14:00–15:00');
  await page.keyboard.press('Escape');
  await mark(page).waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(page.url()).toContain('?week=');
  await drag(at, to);
  await page.mouse.up();
  await page.waitForURL(/\?day=.*&time=14/);
  expect(await page.locator('#move-day').inputValue()).toBe(thursday.toString());
  expect(await page.locator('#move-time').inputValue()).toBe('14:00');
  await page.getByText('It’s still paid at the session. The new time is emailed to').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reschedule to this time' }).click();
  await page.getByText(/^Undo moves it back to .*10:00 and sends a second email\.$/).waitFor();
  expect(await startOfSession()).toBe(`${thursday}T14:00`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Undo moves it back to .*14:00/).waitFor();
  expect(await startOfSession()).toBe(`${tuesday}T10:00`);
  const moved = site.db.query.selectFrom('emails').select('id').where('kind', '=', 'booking-moved');
  expect(await moved.execute()).toHaveLength(2);

  await openWeek(page, tuesday);
  const begin = await pointAt(page, thursday, 13);
  await drag(begin, { ...begin, y: (await pointAt(page, thursday, 14)).y + 22 });
  expect(await mark(page).textContent()).toBe('13:00–14:30');
  await page.mouse.up();
  await page.getByRole('link', { name: /^Block this time/ }).waitFor();
  await page.getByRole('link', { name: 'Book a session 13:00–14:30' }).click();
  expect(await page.locator('#new-minutes').inputValue()).toBe('90');

  await openWeek(page, tuesday);
  await session(page).focus();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Reschedule to this time' }).waitFor();
});

test('by touch: pressing first drags a session, and marks an hour of free time; a swipe scrolls', async () => {
  const tuesday = await bookedTuesday();
  const { page } = await asOwner(phone);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const open = async () => {
    await openWeek(page, tuesday);
    return { at: await pointAt(page, tuesday, 10), to: await pointAt(page, tuesday, 13) };
  };

  let { at, to } = await open();
  await touch('touchStart', at);
  await touch('touchMove', { ...at, y: at.y - 40 });
  await touch('touchMove', { ...at, y: at.y - 120 });
  await touch('touchEnd');
  expect(await mark(page).count()).toBe(0);
  expect(page.url()).toContain('?week=');

  ({ at, to } = await open());
  await touch('touchStart', at);
  await mark(page).waitFor();
  await touch('touchMove', { ...at, y: at.y + 30 });
  await touch('touchMove', to);
  expect(await mark(page).textContent()).toBe('13:00–14:00');
  await touch('touchEnd');
  await page.waitForURL(/\?day=.*&time=13/);
  expect(await page.locator('#move-time').inputValue()).toBe('13:00');

  ({ to } = await open());
  await touch('touchStart', to);
  await mark(page).waitFor();
  expect(await mark(page).textContent()).toBe('13:00–14:00');
  await touch('touchEnd');
  await page.getByRole('link', { name: 'Book a session 13:00–14:00' }).waitFor();
});
