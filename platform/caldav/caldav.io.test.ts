import { expect, test } from 'vitest';
import { eventText, testRadicale } from '#tests/support/calendars/radicale.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { CalendarFailed } from '../calendar/calendar-client.ts';
import { calendarParser } from '../calendar/read-calendar.ts';
import { guardedHttp } from '../http/guarded-http.ts';
import { calDav } from './caldav.ts';
import type { CalDavAccount } from './dav-fetch.ts';

const radicale = testRadicale();
const options = (timeoutMs = 20_000) => ({
  timeoutMs,
  parse: calendarParser(processes, { lane: 'owner', timeoutMs: 20_000 }),
});
const open = (account: Partial<CalDavAccount> = {}) =>
  calDav(radicale.http, { ...radicale.account, ...account }, options());
const range = {
  from: Temporal.Instant.from('2026-11-23T00:00:00Z'),
  to: Temporal.Instant.from('2026-12-23T00:00:00Z'),
  timeZone: 'Europe/Copenhagen',
  ownHost: 'localhost',
  ownAddresses: [],
};
const reasonOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  return error instanceof CalendarFailed ? error.reason : error;
};

test('discovery finds the calendars of an account by the address of its server', async () => {
  expect(await reasonOf(open().calendars())).toBe('no-calendars');
  const url = await radicale.createCalendar('Privat æøå');
  const found = await open().calendars();
  expect(found.find((calendar) => calendar.url === url)?.name).toBe('Privat æøå');
});

test('a wrong password, another server and a private address have reasons of their own', async () => {
  expect(await reasonOf(open({ password: 'wrong' }).calendars())).toBe('credentials');
  expect(await reasonOf(open({ address: 'http://calendar.example:9/' }).calendars())).toBe('network');
  const strict = guardedHttp({ resolve: async () => ['127.0.0.1'] });
  expect(await reasonOf(calDav(strict, radicale.account, options()).calendars())).toBe('private-address');
  expect(await reasonOf(calDav(radicale.http, radicale.account, options(0)).calendars())).toBe('timeout');
});

test('events are read by range, also repeated ones', async () => {
  const url = await radicale.createCalendar('Read');
  expect(await open().busyTimes(url, range)).toEqual({ times: [], leftOut: [], leftOutCount: 0 });
  await radicale.put(`${url}one.ics`, eventText('one', '20261124T093000', '20261124T110000'));
  await radicale.put(`${url}past.ics`, eventText('past', '20261024T093000', '20261024T110000'));
  const weekly = ['RRULE:FREQ=WEEKLY'];
  await radicale.put(`${url}weekly.ics`, eventText('weekly', '20260901T080000', '20260901T090000', weekly));
  const { times } = await open().busyTimes(url, range);
  expect(times.map(({ start }) => start.toString()).toSorted()).toEqual([
    '2026-11-24T07:00:00Z',
    '2026-11-24T08:30:00Z',
    '2026-12-01T07:00:00Z',
    '2026-12-08T07:00:00Z',
    '2026-12-15T07:00:00Z',
    '2026-12-22T07:00:00Z',
  ]);
});

test('writing is conditional: an existing object and a former ETag are refused', async () => {
  const url = await radicale.createCalendar('Write');
  const at = `${url}booking.ics`;
  const text = eventText('booking', '20261124T093000', '20261124T110000');
  const created = await open().write(at, text, null);
  if (created === 'changed' || !created.etag) throw new Error('not created');
  expect(await open().write(at, text, null)).toBe('changed');
  expect((await open().object(at))?.etag).toBe(created.etag);
  await radicale.put(at, eventText('booking', '20261125T093000', '20261125T110000'));
  expect(await open().write(at, text, created.etag)).toBe('changed');
  expect(await open().remove(at, created.etag)).toBe(false);
  const missing = `${url}missing.ics`;
  const etags = await open().etags(url, [at, missing]);
  expect([...etags.keys()]).toEqual([at]);
  expect(await open().remove(at, etags.get(at)!)).toBe(true);
  expect(await open().object(at)).toBeNull();
  expect(await open().write(at, text, created.etag)).toBe('changed');
});

test('a calendar that does not exist fails instead of having no events', async () => {
  const url = `${radicale.account.address}owner/none/`;
  expect(await reasonOf(open().busyTimes(url, range))).toBe('status');
  expect(await reasonOf(open().etags(url, [`${url}one.ics`]))).toBe('status');
});
