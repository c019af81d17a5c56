import { expect, test } from 'vitest';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { googleUser, hours, testGoogle } from '#tests/support/calendars/google.ts';
import { connectedGoogle, googleEnv, sessionOf } from '#tests/support/calendars/google-account.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { chooseCalendars, disconnectAccount } from './change-accounts.ts';
import { connectGoogle, requestGoogleConsent } from './connect-google.ts';
import { calendarAccounts, externalCalendars, failingRevocations } from './external-calendars.queries.ts';
import { readCalendars, refreshBusyTimes } from './read-calendars.ts';
import { revokeAccess } from './revoke-access.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const google = testGoogle();
const studio = (more: Record<string, string> = {}) =>
  testWorld(given.db, { env: { ...googleEnv(google), ...more } });
const free = async (world: TestWorld) => {
  const { days } = await listSlots(world, visitor, { kind: 'session', language: 'en', timeZone: null });
  return days.find(({ date }) => date === '2026-11-24')?.slots.map(({ label }) => label) ?? [];
};
const stateOf = async (id: string) =>
  (await externalCalendars(given.db.query)).find((calendar) => calendar.id === id);
const later = (world: TestWorld, time: Temporal.DurationLike) => world.setNow(world.clock.now().add(time));
const answerTo = async (world: TestWorld, sessionId: string) => {
  const requested = await requestGoogleConsent(world, owner, sessionId);
  if (!requested.ok) throw new Error(requested.refusal);
  const answer = await google.consent(requested.url);
  const part = (name: string) => answer.get(name) ?? '';
  return { state: part('state'), code: part('code'), error: part('error') };
};

test('a calendar of an account makes the owner busy once it is chosen, and no longer when it is not', async () => {
  const world = studio();
  const calendar = google.createCalendar('Private');
  const { accountId, calendarId } = await connectedGoogle(world, google, 'Private');
  google.put(calendar, 'dentist', hours('2026-11-24T09:30', '2026-11-24T11:00'));
  const { hostname } = new URL(world.settings.siteUrl);
  google.put(calendar, 'own', {
    ...hours('2026-11-24T14:00', '2026-11-24T15:00'),
    extendedProperties: { private: { belcanto: hostname } },
  });
  expect(await free(world)).toHaveLength(9);
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  expect(await free(world)).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  await chooseCalendars(world, owner, { accountId, busy: [] });
  expect(await free(world)).toHaveLength(9);
});

test('an account is stored encrypted; disconnecting it makes its busy times available', async () => {
  const world = studio();
  const calendar = google.createCalendar('Private');
  const { accountId, calendarId } = await connectedGoogle(world, google, 'Private');
  expect(await calendarAccounts(given.db.query)).toMatchObject([
    { name: `Google, ${googleUser}`, provider: 'google' },
  ]);
  const rows = [
    await given.db.query.selectFrom('caldav_accounts').selectAll().execute(),
    await given.db.query.selectFrom('external_calendars').selectAll().execute(),
  ];
  const [refreshToken = ''] = google.state.grants.keys();
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
  expect(JSON.stringify(rows)).not.toContain(calendar.id);
  google.put(calendar, 'dentist', hours('2026-11-24T09:30', '2026-11-24T11:00'));
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  await disconnectAccount(world, owner, accountId);
  expect(await externalCalendars(given.db.query)).toEqual([]);
  expect(await free(world)).toHaveLength(9);
  await disconnectAccount(world, owner, accountId);
});

test('an account is disconnected without asking Google; its access is ended afterwards', async () => {
  const world = studio();
  const { accountId } = await connectedGoogle(world, google, googleUser);
  google.state.calls.length = 0;
  await disconnectAccount(world, owner, accountId);
  expect([await calendarAccounts(given.db.query), google.state.calls]).toEqual([[], []]);
  google.state.faults.push({ on: 'POST /revoke', how: 'cut' });
  expect(await revokeAccess(world)).toBe(1);
  expect(await failingRevocations(given.db.query)).toEqual([`Google, ${googleUser}`]);
  expect(await revokeAccess(world)).toBe(0);
  later(world, { minutes: 1 });
  expect(await revokeAccess(world)).toBe(1);
  expect([google.state.grants.size, await failingRevocations(given.db.query)]).toEqual([0, []]);
});

test('an account is connected again before its access was ended: the access stays', async () => {
  const world = studio();
  const { accountId } = await connectedGoogle(world, google, googleUser);
  await disconnectAccount(world, owner, accountId);
  await connectedGoogle(world, google, googleUser);
  const grants = google.state.grants.size;
  google.state.calls.length = 0;
  await revokeAccess(world);
  await revokeAccess(world);
  expect([google.state.calls, google.state.grants.size]).toEqual([[], grants]);
});

test('an access that Google does not let us end is forgotten after a week', async () => {
  const world = studio();
  const { accountId } = await connectedGoogle(world, google, googleUser);
  await disconnectAccount(world, owner, accountId);
  google.state.faults.push({ on: 'POST /revoke', how: 'cut' });
  await revokeAccess(world);
  later(world, { hours: 24 * 8 });
  google.state.faults.push({ on: 'POST /revoke', how: 'cut' });
  await revokeAccess(world);
  expect(await failingRevocations(given.db.query)).toEqual([]);
});

test('before a hold a calendar is read again after a minute; an outage keeps the last busy times', async () => {
  const world = studio();
  const calendar = google.createCalendar('Private');
  const { accountId, calendarId } = await connectedGoogle(world, google, 'Private');
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  google.put(calendar, 'dentist', hours('2026-11-24T09:30', '2026-11-24T11:00'));
  await refreshBusyTimes(world);
  expect(await free(world)).toHaveLength(9);
  later(world, { seconds: 61 });
  await refreshBusyTimes(world);
  expect(await free(world)).toHaveLength(7);
  calendar.events.clear();
  for (const [how, failure] of [
    ['cut', 'network'],
    ['garbage', 'status'],
    ['429', 'rate-limited'],
  ] as const) {
    google.state.faults.push({ on: 'GET /calendar', how, retryAfter: 60 });
    later(world, { minutes: 6 });
    await readCalendars(world);
    expect(await stateOf(calendarId)).toMatchObject({ failure, readAt: world.clock.now() });
    expect(await free(world)).toHaveLength(7);
  }
  later(world, { minutes: 6 });
  await readCalendars(world);
  expect(await free(world)).toHaveLength(9);
});

test('a revoked access is a failure until the account is connected again, and keeps what was chosen', async () => {
  const world = studio();
  google.createCalendar('Private');
  const { accountId, calendarId } = await connectedGoogle(world, google, 'Private');
  await chooseCalendars(world, owner, { accountId, busy: [calendarId] });
  google.state.grants.clear();
  later(world, { minutes: 6 });
  await readCalendars(world);
  expect((await stateOf(calendarId))?.failure).toBe('disconnected');
  google.createCalendar('Added later');
  await connectedGoogle(world, google, 'Added later');
  expect(await stateOf(calendarId)).toMatchObject({ failure: null, isBusy: true });
  expect(await calendarAccounts(given.db.query)).toHaveLength(1);
});

test('an answer counts once, within ten minutes, in the session of its request and for the owner', async () => {
  const world = studio();
  const sessionId = await sessionOf(given.db);
  const connect = (answer: Awaited<ReturnType<typeof answerTo>>, session: string | null = sessionId) =>
    connectGoogle(world, owner, { sessionId: session, answer });
  const refused = { ok: false, refusal: 'wrong-state' };
  const first = await answerTo(world, sessionId);
  expect(await connect(first, await sessionOf(given.db))).toEqual(refused);
  expect(await connect({ ...first, state: 'A'.repeat(22) })).toEqual(refused);
  expect(await connect(first)).toEqual({ ok: true });
  expect(await connect(first)).toEqual(refused);
  const second = await answerTo(world, sessionId);
  expect(await connect({ ...second, code: first.code })).toEqual({ ok: false, refusal: 'code-refused' });
  const third = await answerTo(world, sessionId);
  later(world, { minutes: 11 });
  expect(await connect(third)).toEqual(refused);
  expect(await calendarAccounts(given.db.query)).toHaveLength(1);
});

test('a denied, incomplete or failing consent connects nothing, and leaves no access', async () => {
  const world = studio();
  const sessionId = await sessionOf(given.db);
  const connect = async () =>
    connectGoogle(world, owner, { sessionId, answer: await answerTo(world, sessionId) });
  google.state.consent.isDenied = true;
  expect(await connect()).toEqual({ ok: false, refusal: 'denied' });
  google.state.consent = { isDenied: false, scopes: ['https://www.googleapis.com/auth/calendar.events'] };
  expect(await connect()).toEqual({ ok: false, refusal: 'scopes-missing' });
  google.state.consent.scopes = null;
  google.state.faults.push({ on: 'GET /calendar/v3/users/me/calendarList', how: 'disabled' });
  expect(await connect()).toEqual({ ok: false, refusal: 'not-enabled' });
  expect(google.state.grants.size).toBe(0);
  google.state.faults.push({ on: 'POST /token', how: '500' });
  expect(await connect()).toEqual({ ok: false, refusal: 'unavailable' });
  expect(await calendarAccounts(given.db.query)).toEqual([]);
});

test('without an OAuth client or APP_SECRET nothing is requested', async () => {
  const sessionId = await sessionOf(given.db);
  const refusal = async (world: TestWorld) => requestGoogleConsent(world, owner, sessionId);
  expect(await refusal(testWorld(given.db))).toEqual({ ok: false, refusal: 'not-configured' });
  expect(await refusal(studio({ APP_SECRET: '' }))).toEqual({ ok: false, refusal: 'no-secret' });
});
