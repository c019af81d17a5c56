import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner, student } from '#tests/support/who.ts';

const given = testApp();
const email = 'mia@example.com';
let headers: Record<string, string>;

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

const page = async (path: string) => {
  const html = await (await given.fetch(path, { headers })).text();
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
};

const dayAhead = (days: number) => studioDay(given.world.clock.now()).add({ days });

async function booked(days: number): Promise<string> {
  const day = dayAhead(days).toString();
  const hour = { day, time: '20:00', place: 'studio', cover: 'owner', language: 'en' } as const;
  const outcome = await bookFor(given.world, owner, { ...hour, name: 'Mia', email });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.bookingId;
}

async function saveNotice(hours: string, path: string): Promise<string> {
  const fields = new URLSearchParams();
  const html = await page(path);
  for (const [tag] of html.matchAll(/<input[^>]*id="setting-[^>]*>/g)) {
    const [, name = ''] = /name="([^"]+)"/.exec(tag) ?? [];
    if (!/type="checkbox"/.test(tag)) fields.set(name, /value="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  fields.set('version', /name="version" value="(\d+)"[^>]*>(?!<div class="actions">)/.exec(html)?.[1] ?? '0');
  fields.set('defaultPlace', 'studio');
  fields.set('rescheduleNoticeHours', hours);
  const answer = await given.fetch(path, { method: 'POST', headers, body: fields });
  return answer.headers.get('location') ?? String(answer.status);
}

test('saving the notice says what it applies to and which sessions keep theirs, and offers the change of the terms', async () => {
  await booked(10);
  await booked(11);
  const saved = await saveNotice('72', '/admin/settings/booking');
  expect(saved).toBe('/admin/settings/booking?flash=saved');
  const said = await page(saved);
  expect(said).toContain('Saved. It applies to new bookings. 2 booked sessions keep 24 hours.');
  expect(said).toContain('Up to 72 hours before a session starts');
  expect(await page('/admin/settings/booking')).toContain('2 booked sessions keep 24 hours.');
  const [, version = ''] =
    /action="\/admin\/settings\/terms".*?name="version" value="(\d+)"/s.exec(said) ?? [];
  const body = new URLSearchParams({ version });
  const answer = await given.fetch('/admin/settings/terms', { method: 'POST', headers, body });
  expect(answer.headers.get('location')).toBe('/admin/settings/booking?flash=terms');
  expect(await (await given.fetch('/terms-of-service')).text()).toContain('Up to 72 hours before');
  expect(await page('/admin/settings/booking?flash=terms')).not.toContain('/admin/settings/terms"');
});

test('the page of an earlier booking in admin says what was agreed', async () => {
  const id = await booked(10);
  await saveNotice('72', '/admin/settings/booking');
  expect(await page(`/admin/bookings/${id}`)).toContain('24 hours’ notice, 3 reschedules');
});

test('Today lists a time that a student cancelled, and the activity log names it', async () => {
  const id = await booked(10);
  const mia = { ...student, email };
  expect(await cancelBooking(given.world, mia, { bookingId: id })).toMatchObject({ ok: true });
  const day = formats.en.day(dayAhead(10));
  const today = await page('/admin');
  expect(today).toContain('Free again');
  expect(today).toContain(day);
  expect(today).toContain('Mia cancelled');
  expect(await page('/admin/audit')).toContain(`Cancelled a booking: ${day}, 20:00–21:00`);
});
