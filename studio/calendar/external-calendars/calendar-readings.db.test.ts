import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardedHttp } from '#platform/http/guarded-http.ts';
import { type CalendarServer, startCalendarServer, withText } from '#tests/stand-ins/calendar-server.ts';
import { calendar, event } from '#tests/support/calendars/calendar-texts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { changeOwnAddresses } from './change-addresses.ts';
import { addCalendar, retryCalendar } from './change-calendars.ts';
import { externalCalendars } from './external-calendars.queries.ts';
import { enteredAddresses } from './own-addresses.queries.ts';
import { readCalendars } from './read-calendars.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const env = { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: 'localhost' };

const dentist = event('UID:d@a.example', 'DTSTART:20261124T083000Z', 'DTEND:20261124T100000Z');
const odd = event('UID:x', 'SUMMARY:Concert', 'DTSTART:20261215T130000Z', 'DTEND:20261215T120000Z');
const declined = event(
  'UID:i@a.example',
  'DTSTART:20261125T083000Z',
  'DTEND:20261125T100000Z',
  'ATTENDEE;PARTSTAT=DECLINED:mailto:thea@sang.example',
);

let server: CalendarServer;
let world: TestWorld;
let requests: IncomingHttpHeaders[];
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.close());
beforeEach(() => {
  world = testWorld(given.db, { env, http: guardedHttp({ allowedHosts: ['localhost'] }) });
  requests = [];
});

/** As a server that knows its ETags answers. */
const tagged = (text: string, etag: string) => (response: ServerResponse) => {
  const { headers } = response.req;
  requests.push(headers);
  if (headers['if-none-match'] === etag) response.writeHead(304).end();
  else response.writeHead(200, { etag, 'last-modified': 'Mon, 23 Nov 2026 08:00:00 GMT' }).end(text);
};
const noting = (answer: CalendarServer['answer']) => (response: ServerResponse) => {
  requests.push(response.req.headers);
  answer(response);
};
const add = (address = server.address) => addCalendar(world, owner, { name: 'Private', address });
async function readAgain(after: Temporal.DurationLike = { minutes: 6 }) {
  world.setNow(world.clock.now().add(after));
  await readCalendars(world);
}
const shown = async () => (await externalCalendars(given.db.query))[0];
async function busy() {
  const rows = await given.db.query
    .selectFrom('claims')
    .select('slot_start')
    .where('kind', '=', 'busy')
    .where('state', '=', 'blocked')
    .orderBy('slot_start')
    .execute();
  return rows.map((row) => row.slot_start.toString());
}
const [dentistAt, declinedAt] = ['2026-11-24T08:30:00Z', '2026-11-25T08:30:00Z'];

test('ETag: a calendar that has not changed is not sent again, and what was read of it stays', async () => {
  server.answer = tagged(calendar(dentist, odd), '"one"');
  await add();
  await readAgain();
  expect(requests.map((one) => [one['if-none-match'], one['if-modified-since']])).toEqual([
    [undefined, undefined],
    ['"one"', 'Mon, 23 Nov 2026 08:00:00 GMT'],
  ]);
  expect(await shown()).toMatchObject({
    failure: null,
    succeededAt: world.clock.now(),
    leftOut: { count: 1, entries: [{ reason: 'entry', text: 'Concert' }] },
  });
  expect(await busy()).toEqual([dentistAt]);
  server.answer = tagged(calendar(), '"two"');
  await readAgain();
  expect([await busy(), (await shown())?.leftOut]).toEqual([[], null]);
});

test('ETag: a calendar is read whole on another day, with other addresses of the owner, and when asked to', async () => {
  server.answer = tagged(calendar(dentist), '"one"');
  await add();
  await readAgain({ hours: 24 });
  await changeOwnAddresses(world, owner, { text: 'thea@sang.example', version: 0 });
  await readAgain();
  await retryCalendar(world, owner, (await shown())?.id ?? '');
  expect(requests.map((one) => one['if-none-match'] ?? null)).toEqual([null, null, null, '"one"', null]);
});

test('ETag: a failure in between keeps what was read, and an answer 304 to no condition is a failure', async () => {
  server.answer = tagged(calendar(dentist), '"one"');
  await add();
  server.answer = withText('', 500);
  await readAgain();
  server.answer = tagged(calendar(dentist), '"one"');
  await readAgain();
  expect([await busy(), (await shown())?.failure, requests.at(-1)?.['if-none-match']]).toEqual([
    [dentistAt],
    null,
    '"one"',
  ]);
  server.answer = (response) => response.writeHead(304).end();
  await readAgain({ hours: 24 });
  expect([await busy(), (await shown())?.failure]).toEqual([[dentistAt], 'status']);
});

test('a request says who asks, and a compressed answer in UTF-16 is read', async () => {
  const bytes = gzipSync(Buffer.from(`\uFEFF${calendar(dentist)}`, 'utf16le'));
  server.answer = noting((response) => response.writeHead(200).end(bytes));
  await add();
  expect(requests[0]).toMatchObject({ 'user-agent': 'Belcanto', 'accept-encoding': 'identity' });
  expect(await busy()).toEqual([dentistAt]);
});

test('a user name and password in an address are stored encrypted apart from it, and sent as credentials', async () => {
  server.answer = noting(withText(calendar(dentist)));
  expect(await add(server.address.replace('//', '//thea:s%C3%B8d%40pass@'))).toEqual({ ok: true });
  const basic = Buffer.from('thea:sød@pass').toString('base64');
  expect([requests[0]?.authorization, await busy()]).toEqual([`Basic ${basic}`, [dentistAt]]);
  const row = await given.db.query.selectFrom('external_calendars').selectAll().executeTakeFirstOrThrow();
  expect(row.credentials).not.toBeNull();
  expect(JSON.stringify(row)).not.toMatch(/thea|pass|localhost/);
  server.answer = withText('', 401);
  await readAgain();
  expect((await shown())?.failure).toBe('credentials');
});

test('a password in an address that is not secure is refused, webcal: is https:', async () => {
  expect(await add('http://thea:secret@calendar.example/a.ics')).toEqual({ ok: false, refusal: 'insecure' });
  expect(await add('webcal://thea:secret@calendar.example/a.ics')).toEqual({ ok: true });
  expect(await given.db.query.selectFrom('external_calendars').select('id').execute()).toHaveLength(1);
});

test('an invitation that was declined is free once the address is the owner’s', async () => {
  server.answer = withText(calendar(declined));
  await add();
  expect(await busy()).toEqual([declinedAt]);
  const save = (text: string, version: number) => changeOwnAddresses(world, owner, { text, version });
  expect(await save('not an address', 0)).toEqual({ ok: false, refusal: 'invalid' });
  expect(await save(' Thea@sang.example\r\nother@sang.example ', 0)).toEqual({ ok: true });
  const { addresses, version } = await enteredAddresses(given.db.query);
  expect(addresses).toEqual(['thea@sang.example', 'other@sang.example']);
  expect(await busy()).toEqual([]);
  expect(await save('', version)).toEqual({ ok: true });
  expect(await busy()).toEqual([declinedAt]);
});

test('an invitation that was declined by the address the owner signs in with is free', async () => {
  const person = {
    id: 'o',
    email: 'thea@sang.example',
    name: 'Thea',
    role: 'owner',
    language: 'en',
  } as const;
  await given.db.query
    .insertInto('users')
    .values({ ...person, email_verified: true, image: null })
    .execute();
  server.answer = withText(calendar(declined, dentist));
  await add();
  expect(await busy()).toEqual([dentistAt]);
});
