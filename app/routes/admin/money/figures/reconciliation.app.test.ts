import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const path = '/admin/reconciliation';
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const read = async (address: string) => (await given.fetch(address, { headers: owner })).text();
const press = (address: string) =>
  given.fetch(address, { method: 'POST', body: new URLSearchParams(), headers: owner });

test('differences are found on demand, one line each with its cause, and repaired by a button without scripts', async () => {
  expect(textOf(await read(path))).toContain('Not compared yet.');
  await sql`insert into emails (message_id, kind, language, recipient, subject, html, body, state)
    values ('<x@x>', 'homework', 'en', 'a@example.com', 'S', 'H', 'B', 'failed')`.execute(given.db.query);
  expect((await press(`${path}/check`)).headers.get('location')).toBe(`${path}?flash=checked`);
  const html = await read(path);
  expect(textOf(html)).toContain('An email couldn’t be delivered.');
  const [, action = ''] = /action="([^"]*\/repairs\/email-failed\/[^"]+)"/.exec(html) ?? [];
  expect((await press(action)).headers.get('location')).toBe(`${path}?flash=repaired`);
  expect(textOf(await read(path))).not.toContain('An email couldn’t be delivered.');
  const second = await press(action);
  expect(second.status).toBe(409);
  expect(textOf(await second.text())).toContain('This difference has already been repaired.');
});

test('a repair states what it does to money, bookings and emails before its button', async () => {
  const id = '5b0b64a6-13c8-4a54-9c53-4d1f2a0c9c11';
  await sql`insert into claims (id, kind, state, slot_start, slot_end, claimed) values (${id}, 'session', 'booked',
    '2027-12-05T09:00Z', '2027-12-05T10:00Z', '[2027-12-05T09:00Z,2027-12-05T10:00Z)')`.execute(
    given.db.query,
  );
  await press(`${path}/check`);
  const html = await read(path);
  expect(textOf(html)).toContain('The time can be booked again.');
  expect(textOf(html)).toContain('no money moves, and no email is sent');
  expect(html).toContain('href="/admin/bookings?week=2027-12-05"');
  const action = `${path}/repairs/claim-without-booking/${id}`;
  expect((await press(action)).headers.get('location')).toBe(`${path}?flash=repaired`);
  expect((await press(action)).status).toBe(409);
});
