import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { googleSite, googleUser, hours, testGoogle } from '#tests/support/calendars/google.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { CalendarFailed } from '../calendar/calendar-client.ts';
import { calendarParser } from '../calendar/read-calendar.ts';
import { guardedHttp } from '../http/guarded-http.ts';
import { openGoogle } from './open-google.ts';

const standIn = testGoogle();
let now = Temporal.Instant.from('2026-11-23T08:00:00Z');
const open = (timeoutMs = 20_000, secret = standIn.env.GOOGLE_CLIENT_SECRET ?? '') => {
  const google = openGoogle(
    {
      clientId: standIn.env.GOOGLE_CLIENT_ID ?? '',
      clientSecret: secret,
      apiBase: standIn.env.GOOGLE_API_BASE ?? null,
    },
    { http: guardedHttp({ allowedHosts: ['127.0.0.1'] }), clock: { now: () => now } },
  );
  const client = (refreshToken: string) =>
    google.client(refreshToken, {
      timeoutMs,
      timeZone: 'Europe/Copenhagen',
      parse: calendarParser(processes, { lane: 'owner', timeoutMs }),
    });
  return { ...google, client };
};
const redirectUri = `${googleSite}/admin/settings/calendars/google/callback`;
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const codeOf = async () => {
  const url = open().consentUrl({ state: 'the-state', challenge, redirectUri });
  const answer = await standIn.consent(url);
  expect(answer.get('state')).toBe('the-state');
  return answer.get('code') ?? '';
};
const connected = async () => {
  const grant = await open().exchange({ code: await codeOf(), verifier, redirectUri });
  if (!grant) throw new Error('not connected');
  return grant.refreshToken;
};
const reasonOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  return error instanceof CalendarFailed ? error.reason : error;
};
const range = {
  from: Temporal.Instant.from('2026-11-22T23:00:00Z'),
  to: Temporal.Instant.from('2026-12-22T23:00:00Z'),
};
const own = {
  key: '0190a7c2-1111-4000-8000-00000000000a',
  uid: '0190a7c2-1111-4000-8000-00000000000a@localhost',
  stampedAt: now,
  start: Temporal.Instant.from('2026-11-24T09:00:00Z'),
  end: Temporal.Instant.from('2026-11-24T10:00:00Z'),
  summary: 'Mia Holm',
  description: '',
  location: null,
  url: `${googleSite}/admin/bookings/x`,
};

test('a code is exchanged once, with its own verifier and address', async () => {
  const code = await codeOf();
  const exchange = (more: object = {}) => open().exchange({ code, verifier, redirectUri, ...more });
  expect(await exchange({ verifier: 'w'.repeat(43) })).toBeNull();
  expect(await exchange()).toMatchObject({ refreshToken: expect.stringMatching(/^1\/\//) });
  expect(await exchange()).toBeNull();
  const unknown = open(20_000, 'another').exchange({ code: await codeOf(), verifier, redirectUri });
  expect(await reasonOf(unknown)).toBe('client-refused');
});

test('a consent without all scopes is known to be incomplete', async () => {
  standIn.state.consent.scopes = ['https://www.googleapis.com/auth/calendar.events'];
  const grant = await open().exchange({ code: await codeOf(), verifier, redirectUri });
  expect(grant?.isComplete).toBe(false);
});

test('an expired access token is refreshed, and a revoked consent is a failure of its own', async () => {
  const google = open();
  const token = await connected();
  const client = google.client(token);
  await client.calendars();
  await client.calendars();
  expect(standIn.state.calls.filter((call) => call === 'POST /token')).toHaveLength(2);
  standIn.state.access.clear();
  expect(await client.calendars()).toHaveLength(1);
  await google.revoke(token);
  await google.revoke(token);
  expect(await reasonOf(client.calendars())).toBe('disconnected');
});

test('calendars are found over pages, the primary one first, with what may be written', async () => {
  standIn.createCalendar('Holidays', { accessRole: 'reader' });
  standIn.createCalendar('Bookings', { hidden: true });
  standIn.state.pageSize = 1;
  const found = await open()
    .client(await connected())
    .calendars();
  expect(found.map(({ name, isWritable, isPrimary }) => [name, isWritable, isPrimary])).toEqual([
    [googleUser, true, true],
    ['Bookings', true, false],
    ['Holidays', false, false],
  ]);
});

test('busy times: repeated and all-day events count; free, declined, cancelled and own ones do not', async () => {
  const calendar = standIn.createCalendar('Private');
  standIn.state.pageSize = 2;
  standIn.put(calendar, 'dentist', hours('2026-11-24T09:30', '2026-11-24T11:00'));
  standIn.put(calendar, 'weekly', {
    ...hours('2026-11-25T12:00', '2026-11-25T13:00'),
    recurrence: ['RRULE:FREQ=WEEKLY'],
  });
  standIn.put(calendar, 'holiday', { start: { date: '2026-12-01' }, end: { date: '2026-12-03' } });
  standIn.put(calendar, 'free', { transparency: 'transparent' });
  standIn.put(calendar, 'office', { eventType: 'workingLocation' });
  standIn.put(calendar, 'cancelled', { status: 'cancelled' });
  standIn.put(calendar, 'declined', {
    attendees: [{ email: googleUser, self: true, responseStatus: 'declined' }],
  });
  standIn.put(calendar, 'declined elsewhere', {
    attendees: [{ email: 'thea@sang.example', responseStatus: 'declined' }],
  });
  standIn.put(calendar, 'birthday', { eventType: 'birthday' });
  standIn.put(calendar, 'booking', { extendedProperties: { private: { belcanto: 'localhost' } } });
  const client = open().client(await connected());
  const request = { ...range, ownHost: 'localhost', ownAddresses: ['thea@sang.example'] };
  const { times, leftOutCount } = await client.busyTimes(calendar.id, request);
  expect(leftOutCount).toBe(0);
  expect(times.map(({ start, end }) => `${start} ${end}`).toSorted()).toEqual([
    '2026-11-24T08:30:00Z 2026-11-24T10:00:00Z',
    '2026-11-25T11:00:00Z 2026-11-25T12:00:00Z',
    '2026-11-30T23:00:00Z 2026-12-02T23:00:00Z',
    '2026-12-02T11:00:00Z 2026-12-02T12:00:00Z',
    '2026-12-09T11:00:00Z 2026-12-09T12:00:00Z',
    '2026-12-16T11:00:00Z 2026-12-16T12:00:00Z',
  ]);
  expect(await reasonOf(client.busyTimes('none', request))).toBe('status');
});

test('writing is conditional, repeatable, and restores the id of a deleted event', async () => {
  const calendar = standIn.createCalendar('Bookings');
  const client = open().client(await connected());
  standIn.state.faults.push({ on: 'POST /calendar', how: 'cut-after' });
  expect(await reasonOf(client.write(calendar.id, own, null))).toBe('network');
  expect(await client.write(calendar.id, own, null)).toBe('changed');
  const first = await client.event(calendar.id, own);
  expect(first?.time).toEqual({ start: own.start, end: own.end });
  const etags = await client.etags(calendar.id, [own], range.from);
  expect(etags).toEqual(new Map([[own.key, first?.etag]]));
  const later = { ...own, end: Temporal.Instant.from('2026-11-24T10:30:00Z') };
  const second = await client.write(calendar.id, later, first!.etag);
  expect(second).toMatchObject({ etag: expect.stringMatching(/^"33/) });
  expect(await client.write(calendar.id, own, first!.etag)).toBe('changed');
  expect(await client.remove(calendar.id, own, first!.etag)).toBe(false);
  const { etag } = second as { etag: string };
  expect(await client.remove(calendar.id, own, etag)).toBe(true);
  expect(await client.remove(calendar.id, own, etag)).toBe(true);
  expect(await client.event(calendar.id, own)).toBeNull();
  expect(await client.write(calendar.id, own, etag)).toBe('changed');
  expect(await client.write(calendar.id, own, null)).toMatchObject({ etag: expect.any(String) });
  expect((await client.event(calendar.id, own))?.time?.end.toString()).toBe('2026-11-24T10:00:00Z');
});

test('an event that the owner made all day becomes a timed one when it is written again', async () => {
  const calendar = standIn.createCalendar('Bookings');
  const client = open().client(await connected());
  await client.write(calendar.id, own, null);
  standIn.put(calendar, own.key.replaceAll('-', ''), {
    start: { date: '2026-11-24' },
    end: { date: '2026-11-25' },
    colorId: '7',
  });
  const found = await client.event(calendar.id, own);
  expect(found?.time?.start.toString()).toBe('2026-11-23T23:00:00Z');
  expect(await client.write(calendar.id, own, found!.etag)).toMatchObject({ etag: expect.any(String) });
  expect(standIn.event(calendar, own.key)).toMatchObject({
    start: { dateTime: '2026-11-24T10:00:00+01:00' },
    colorId: '7',
  });
});

test('limits and faults: a request waits as Google asks, and gives up in time', async () => {
  const token = await connected();
  const google = open(60_000);
  const list = 'GET /calendar/v3/users/me/calendarList';
  standIn.state.faults.push({ on: list, how: 'rate-403', retryAfter: 1 }, { on: list, how: '500' });
  expect(await google.client(token).calendars()).toHaveLength(1);
  standIn.state.faults.push({ on: list, how: '429', retryAfter: 90 });
  expect(await reasonOf(google.client(token).calendars())).toBe('rate-limited');
  const before = standIn.state.calls.length;
  expect(await reasonOf(google.client(token).calendars())).toBe('rate-limited');
  expect(standIn.state.calls).toHaveLength(before);
  now = now.add({ seconds: 91 });
  expect(await google.client(token).calendars()).toHaveLength(1);
});

test('an API that is not enabled, an answer that is not JSON and a cut connection have their reasons', async () => {
  const client = open().client(await connected());
  const list = 'GET /calendar/v3/users/me/calendarList';
  for (const [how, reason] of [
    ['disabled', 'not-enabled'],
    ['garbage', 'status'],
    ['cut', 'network'],
  ] as const) {
    standIn.state.faults.push({ on: list, how });
    expect(await reasonOf(client.calendars()), how).toBe(reason);
  }
  standIn.state.calendars.clear();
  expect(await reasonOf(client.calendars())).toBe('no-calendars');
});
