import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as whoIsOwner } from '#tests/support/who.ts';

const given = testApp();
let owner: Record<string, string>;
let bookingId: string;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  const now = given.world.clock.now().toZonedDateTimeISO('Europe/Copenhagen');
  const tomorrow = now.toPlainDate().add({ days: 1 });
  const booked = await bookFor(given.world, whoIsOwner, {
    name: 'Mia Ærø',
    email: 'mia@example.com',
    day: tomorrow.toString(),
    time: '23:00',
    place: 'online',
    cover: 'at-session',
    language: 'da',
  });
  if (!booked.ok) throw new Error(booked.refusal);
  bookingId = booked.bookingId;
  // Today at 23:00, which may be over and could then not be booked.
  await sql`update claims set slot_start = slot_start - interval '24 hours', slot_end = slot_end - interval '24 hours',
    claimed = tstzrange(lower(claimed) - interval '24 hours', upper(claimed) - interval '24 hours')
    where id = (select claim_id from bookings where id = ${bookingId})`.execute(given.world.db.query);
});

const page = '/admin/students/guest?email=mia@example.com';
const read = async (path: string, headers = owner) => (await given.fetch(path, { headers })).text();
const post = (path: string, fields: Record<string, string>, more: Record<string, string> = {}) => {
  const headers = { ...owner, ...more };
  return given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
};

test('a note is written on the student’s page or the brief, without scripts, and shared with the student', async () => {
  const note = `/admin/bookings/${bookingId}/brief/note`;
  expect(await read(page)).toContain(`action="${note}?email`);
  const saved = await post(note, { body: 'Sirens, five minutes.', version: '0' });
  expect(saved.headers.get('location')).toBe(`/admin/bookings/${bookingId}/brief?flash=note#note`);
  expect(await read(page)).toContain('Sirens, five minutes.');
  expect(textOf(await read(`/admin/bookings/${bookingId}/brief?flash=note`))).toContain('Note saved.');

  const refused = await post(note, { body: 'From another window', version: '0' });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain('From another window');
  expect(html).toContain('Sirens, five minutes.');
  expect(html).toContain('name="version" value="1"');

  const student = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia Ærø' });
  await sql`update claims set slot_start = slot_start - interval '2 days', slot_end = slot_end - interval '2 days',
    claimed = tstzrange(slot_start - interval '2 days', slot_end - interval '2 days')`.execute(
    given.db.query,
  );
  const bookings = async () => textOf(await read('/dashboard/bookings', student));
  expect(await bookings()).not.toContain('Sirens');
  await post(note, { body: 'Sirens, five minutes.', version: '1', shared: 'yes' });
  expect(await bookings()).toContain('From your coach Sirens, five minutes.');
});

test('the autosave of a note answers JSON: the version, the stored text of a conflict, or signed out', async () => {
  const note = `/admin/bookings/${bookingId}/brief/note`;
  const send = (fields: Record<string, string>) =>
    post(`${note}/save`, fields, { accept: 'application/json' });
  expect(await (await send({ body: 'One', version: '0' })).json()).toEqual({ kind: 'saved', version: 1 });
  const conflict = await send({ body: 'Two', version: '0' });
  expect(conflict.status).toBe(409);
  expect(await conflict.json()).toMatchObject({ kind: 'changed', other: { body: 'One', version: 1 } });
  const signedOut = await given.fetch(`${note}/save`, {
    method: 'POST',
    body: new URLSearchParams({ body: 'Three' }),
    headers: { accept: 'application/json' },
  });
  expect(signedOut.status).toBe(401);
});

test('phone, voice type and tags are edited with a form that loses nothing, and the list is narrowed by tag', async () => {
  const details = '/admin/students/guest/details?email=mia@example.com';
  const wrong = await post(details, { phone: 'call me', voiceType: 'alto', tags: 'Kor', version: '0' });
  expect(wrong.status).toBe(400);
  const html = await wrong.text();
  expect(html).toContain('value="call me"');
  expect(textOf(html)).toContain('Digits, spaces and + only');
  const saved = await post(details, { phone: '+45 22', voiceType: 'alto', tags: 'Kor, Prøve', version: '0' });
  expect(saved.headers.get('location')).toBe('/admin/students/guest?email=mia%40example.com&flash=details');
  const shown = textOf(await read(page));
  for (const text of ['Alto', 'Kor', 'Prøve', '+45 22']) expect(shown).toContain(text);
  const late = await post(details, { phone: '', voiceType: '', tags: '', version: '0' });
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain('Stored: Kor, Prøve');
  expect(textOf(await read('/admin/students?tag=Pr%C3%B8ve'))).toContain('Mia Ærø');
  await signedIn(given, 'student', { email: 'bo@example.com', name: 'Bo Friis' });
  expect(textOf(await read('/admin/students?tag=Pr%C3%B8ve'))).not.toContain('Bo Friis');
});

test('session credits are granted and revoked on the student’s page; a refused form keeps what was typed', async () => {
  const credits = '/admin/students/guest/credits?email=mia@example.com';
  const fields = { offerId: 'private-lessons-thea-lindehav', count: '2', months: '12' };
  const refused = await post(credits, { ...fields, count: 'two', reason: '' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('value="two"');
  expect(textOf(html)).toContain('A whole number from 1 to 50.');
  await post(credits, { ...fields, reason: 'A session cut short' });
  const granted = await read(`${page}&flash=granted`);
  expect(textOf(granted)).toContain('Credits granted. We’ve emailed the student.');
  expect(textOf(granted)).toContain('2 left');
  const revocation = '/admin/students/guest/credits/revocation?email=mia@example.com';
  const id = /<option value="([0-9a-f-]{36})"/.exec(granted)?.[1] ?? '';
  expect((await post(revocation, { id, reason: '' })).status).toBe(400);
  const revoked = await post(revocation, { id, reason: 'By mistake' });
  expect(revoked.headers.get('location')).toContain('flash=credits-revoked');
  expect(textOf(await read(page))).not.toContain('2 left');
});

test('a student’s page begins with voice type and sessions, and links to its parts and to the forms within them', async () => {
  await post('/admin/students/guest/details?email=mia@example.com', {
    phone: '',
    voiceType: 'alto',
    tags: '',
    version: '0',
  });
  expect(textOf(await read(page))).toMatch(/Next session Today 23:00 60 min · Online · Pays at the session/);
  const days = (count: number) => sql`update claims set
    slot_start = slot_start - interval '1 day' * ${count}::int, slot_end = slot_end - interval '1 day' * ${count}::int,
    claimed = tstzrange(slot_start - interval '1 day' * ${count}::int, slot_end - interval '1 day' * ${count}::int)`;
  await days(2).execute(given.db.query);
  const html = await read(page);
  expect(textOf(html)).toMatch(/Mia Ærø .{0,40}Alto · 1 session in \w+ \d{4}/);
  expect(textOf(html)).toMatch(/Past sessions All 1 .*60 min · Unpaid/);
  expect(textOf(html)).toMatch(/Outstanding DKK 1,950/);
  for (const part of [
    'notes',
    'sessions',
    'messages',
    'courses',
    'money',
    'grant-offerId',
    'enrol-courseId',
  ]) {
    expect(html).toContain(`href="#${part}"`);
    expect(html).toContain(`id="${part}"`);
  }
});

test('homework is set on the student’s page, seen and marked as done by the student, and deleted', async () => {
  const homework = '/admin/students/guest/homework?email=mia@example.com';
  const refused = await post(homework, { body: '', dueOn: '2027-03-09' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="2027-03-09"');
  await post(homework, { body: 'Sirener, fem minutter', dueOn: '2027-03-09' });
  expect(textOf(await read(`${page}&flash=homework`))).toContain('due 9 Mar 2027 · Not seen yet');

  const student = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia Ærø' });
  const own = await read('/dashboard/bookings', student);
  expect(textOf(own)).toContain('Sirener, fem minutter By Tuesday 9 March 2027');
  const [, action = ''] = /action="([^"]*\/homework\/[0-9a-f-]+)"/.exec(own) ?? [];
  const body = new URLSearchParams({ done: 'yes' });
  const answer = await given.fetch(action, { method: 'POST', body, headers: student });
  expect(answer.headers.get('location')).toBe('/dashboard/bookings#homework');
  const after = await read(`/admin/students/s-mia@example.com`);
  expect(textOf(after)).toMatch(/due 9 Mar 2027 · Seen \d.* · Done \d/);
  const [, removal = ''] = /action="([^"]*\/removal)"/.exec(after) ?? [];
  expect((await post(removal, {})).headers.get('location')).toContain('flash=homework-removed');
  expect((await post(removal, {})).status).toBe(409);
});

test('everyone is downloaded as CSV, with formulas defused, by the owner only', async () => {
  const student = await signedIn(given, 'student', { email: 'asta@example.com', name: '=HYPERLINK("x")' });
  await post('/admin/students/guest/details?email=mia@example.com', {
    phone: '+45 22',
    voiceType: 'alto',
    tags: 'Kor, Prøve',
    version: '0',
  });
  const csv = await read('/admin/students.csv');
  expect(csv).toContain('Mia Ærø,mia@example.com,Guest,');
  expect(csv).toContain(`,+45 22,Alto,"Kor, Prøve"`);
  expect(csv).toContain(`"'=HYPERLINK(""x"")",asta@example.com,Account,`);
  expect((await given.fetch('/admin/students.csv', { headers: student })).status).toBe(404);
});
