import { expect, test } from 'vitest';
import type { GuardedHttp } from '#platform/http/guarded-http.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { calendarHost, eventText, testRadicale } from '#tests/support/calendars/radicale.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { chooseCalendars, connectAccount, disconnectAccount } from './change-accounts.ts';
import { calendarAccounts, externalCalendars } from './external-calendars.queries.ts';
import { readCalendars, refreshBusyTimes } from './read-calendars.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const radicale = testRadicale();
const env = { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: calendarHost };
const studio = (http: GuardedHttp = radicale.http) => testWorld(given.db, { http, env });
const typed = () => {
  const { address, user, password } = radicale.account;
  return { server: address, user, password };
};
const free = async (world: ReturnType<typeof studio>) => {
  const { days } = await listSlots(world, visitor, { kind: 'session', language: 'en', timeZone: null });
  return days.find(({ date }) => date === '2026-11-24')?.slots.map(({ label }) => label) ?? [];
};
const dentist = eventText('dentist', '20261124T093000', '20261124T110000');

/** Connected, with one calendar that makes the owner busy. */
async function connected(world: ReturnType<typeof studio>, name: string) {
  const url = await radicale.createCalendar(name);
  expect(await connectAccount(world, owner, typed())).toEqual({ ok: true });
  const [account] = await calendarAccounts(given.db.query);
  const calendar = (await externalCalendars(given.db.query)).find((one) => one.name === name);
  if (!account || !calendar) throw new Error('not connected');
  return { url, accountId: account.id, calendarId: calendar.id };
}

test('a calendar of an account makes the owner busy once it is chosen, and no longer when it is not', async () => {
  const world = studio();
  const { url, accountId, calendarId } = await connected(world, 'Choice');
  await radicale.put(`${url}dentist.ics`, dentist);
  const own = new URL(world.settings.siteUrl).hostname;
  await radicale.put(`${url}own.ics`, eventText(`one@${own}`, '20261124T140000', '20261124T150000'));
  expect(await free(world)).toHaveLength(9);
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  expect(await free(world)).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  await chooseCalendars(world, owner, { accountId, busy: [] });
  expect(await free(world)).toHaveLength(9);
});

test('an account is stored encrypted, and disconnecting it makes its busy times available', async () => {
  const world = studio();
  const { url, accountId, calendarId } = await connected(world, 'Encrypted');
  const rows = [
    await given.db.query.selectFrom('caldav_accounts').selectAll().execute(),
    await given.db.query.selectFrom('external_calendars').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(radicale.account.password);
  expect(JSON.stringify(rows)).not.toContain(new URL(url).pathname);
  await radicale.put(`${url}dentist.ics`, dentist);
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  await disconnectAccount(world, owner, accountId);
  expect(await externalCalendars(given.db.query)).toEqual([]);
  expect(await free(world)).toHaveLength(9);
});

test('before a hold a calendar is read again after a minute; an outage keeps the last busy times', async () => {
  const world = studio();
  const { url, accountId, calendarId } = await connected(world, 'Hold');
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  await radicale.put(`${url}dentist.ics`, dentist);
  await refreshBusyTimes(world);
  expect(await free(world)).toHaveLength(9);
  world.setNow(world.clock.now().add({ seconds: 61 }));
  await refreshBusyTimes(world);
  expect(await free(world)).toHaveLength(7);
  await radicale.stop();
  try {
    world.setNow(world.clock.now().add({ minutes: 6 }));
    await readCalendars(world);
    const calendar = (await externalCalendars(given.db.query)).find(({ id }) => id === calendarId);
    expect(calendar).toMatchObject({ failure: 'network', readAt: world.clock.now() });
    expect(await free(world)).toHaveLength(7);
  } finally {
    await radicale.start();
  }
});

test('a wrong password, a private address and plain HTTP are refused with their reason', async () => {
  const world = studio();
  const connect = (more: object) => connectAccount(world, owner, { ...typed(), ...more });
  expect(await connect({ password: 'wrong' })).toEqual({ ok: false, refusal: 'credentials' });
  expect(await connect({ server: 'https://localhost.example' })).toMatchObject({ ok: false });
  expect(await connect({ server: 'http://public.example/' })).toMatchObject({ fields: ['server'] });
  expect(await connect({ server: 'calendar', user: 'a:b', password: ' ' })).toMatchObject({
    fields: ['server', 'user', 'password'],
  });
  const withoutSecret = testWorld(given.db, { http: radicale.http });
  expect(await connectAccount(withoutSecret, owner, typed())).toEqual({ ok: false, refusal: 'no-secret' });
  expect(await calendarAccounts(given.db.query)).toEqual([]);
});

test('a password that is changed later is a failure, until the account is connected again', async () => {
  let password = '';
  const http: GuardedHttp = {
    request: (address, request) => {
      const headers = password
        ? {
            ...request.headers,
            authorization: `Basic ${Buffer.from(`owner:${password}`).toString('base64')}`,
          }
        : request.headers;
      return radicale.http.request(address, { ...request, headers });
    },
  };
  const world = studio(http);
  const { accountId, calendarId } = await connected(world, 'Changed');
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  password = 'another';
  world.setNow(world.clock.now().add({ minutes: 6 }));
  await readCalendars(world);
  const calendar = (await externalCalendars(given.db.query)).find(({ id }) => id === calendarId);
  expect(calendar?.failure).toBe('credentials');
  password = '';
  await radicale.createCalendar('Added later');
  expect(await connectAccount(world, owner, typed())).toEqual({ ok: true });
  const calendars = await externalCalendars(given.db.query);
  expect(calendars.find(({ id }) => id === calendarId)).toMatchObject({ failure: null, isBusy: true });
  expect(calendars.map(({ name }) => name)).toContain('Added later');
  expect(await calendarAccounts(given.db.query)).toHaveLength(1);
});
