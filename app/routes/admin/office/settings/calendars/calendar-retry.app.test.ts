import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCalendar } from '#studio/calendar/external-calendars/change-calendars.ts';
import { externalCalendars } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { type CalendarServer, startCalendarServer, withText } from '#tests/stand-ins/calendar-server.ts';
import { calendar, event } from '#tests/support/calendars/calendar-texts.ts';
import { eventText } from '#tests/support/calendars/radicale.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp({
  APP_SECRET: 'a secret of more than thirty-two characters',
  CALENDAR_HOSTS: 'localhost',
});
const page = '/admin/settings/calendars';
let server: CalendarServer;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.close());

test('a failing calendar: Today and the settings say why, and the owner tries again', async () => {
  server.answer = withText('', 410);
  await addCalendar(given.world, owner, { name: 'Private', address: server.address });
  const headers = await signedIn(given, 'owner');
  const textOf = async (path: string) => (await given.fetch(path, { headers })).text();
  const reason = 'The calendar no longer exists at this address';
  expect(await textOf('/admin')).toContain(
    `${reason}. Copy the address again from your calendar app. It has`,
  );
  expect(await textOf(page)).toMatch(new RegExp(`${reason}[^<]*Next try`));
  server.answer = withText(eventText('dentist', '20261124T093000', '20261124T110000'));
  const [failing] = await externalCalendars(given.db.query);
  const retried = await given.fetch(`${page}/${failing?.id}/retry`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers,
  });
  expect([retried.status, retried.headers.get('location')]).toEqual([303, `${page}?flash=retried`]);
  expect(await textOf(page)).not.toContain(reason);
  expect(await textOf('/admin')).not.toContain('Private can’t be read');
});

test('a calendar that is read in part: Today and the settings name what is missing, in both languages', async () => {
  const odd = event('UID:x', 'SUMMARY:Concert', 'DTSTART:20261215T130000Z', 'DTEND:20261215T120000Z');
  const zone = event('UID:z', 'DTSTART;TZID=Some/Where:20261216T130000', 'DURATION:PT1H');
  server.answer = withText(calendar(odd, event('UID:y', 'SUMMARY:Lost'), zone));
  await addCalendar(given.world, owner, { name: 'Band', address: server.address });
  const headers = await signedIn(given, 'owner');
  const textOf = async (path: string, language = 'en') => {
    const cookie = `${headers.cookie}; language=${language}`;
    return (await given.fetch(path, { headers: { ...headers, cookie } })).text();
  };
  const [settings, today] = [await textOf(page), await textOf('/admin')];
  for (const text of [settings, today]) {
    expect(text).toContain('2 entries couldn’t be read: “Lost”, 15 December 14:00 “Concert”.');
    expect(text).toContain('The time zone “Some/Where” isn’t known. Entries in it, from 16 December 13:00,');
  }
  expect(today).toContain('Not everything in Band can be read');
});

test('email addresses of the owner: what is none is refused beside its field, others are saved', async () => {
  const headers = await signedIn(given, 'owner');
  const save = (addresses: string) =>
    given.fetch(`${page}/addresses`, {
      method: 'POST',
      body: new URLSearchParams({ addresses, version: '0' }),
      headers,
    });
  const refused = await save('thea at sang');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Enter email addresses, one per line, at most 20.');
  expect((await save('thea@sang.example')).headers.get('location')).toBe(`${page}?flash=addresses`);
  expect(await (await given.fetch(page, { headers })).text()).toMatch(/<textarea[^>]*>thea@sang.example</);
});
