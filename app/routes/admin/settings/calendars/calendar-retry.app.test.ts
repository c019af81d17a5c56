import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCalendar } from '#studio/calendar/external-calendars/change-calendars.ts';
import { externalCalendars } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { type CalendarServer, startCalendarServer, withText } from '#tests/stand-ins/calendar-server.ts';
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
  const [calendar] = await externalCalendars(given.db.query);
  const retried = await given.fetch(`${page}/${calendar?.id}/retry`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers,
  });
  expect([retried.status, retried.headers.get('location')]).toEqual([303, `${page}?flash=retried`]);
  expect(await textOf(page)).not.toContain(reason);
  expect(await textOf('/admin')).not.toContain('Private can’t be read');
});
