import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guardedHttp } from '#platform/http/guarded-http.ts';
import {
  type CalendarServer,
  cutAfter,
  silent,
  slowly,
  startCalendarServer,
  withText,
} from '#tests/stand-ins/calendar-server.ts';
import { manyEvents, manySecondlyRules } from '#tests/support/calendars/hostile-calendars.ts';
import { eventText } from '#tests/support/calendars/radicale.ts';
import { controlledTimeouts } from '#tests/support/calendars/timeouts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { addCalendar, removeCalendar, retryCalendar } from './change-calendars.ts';
import { holdWaitMs, ownerWaitMs } from './external-calendar.ts';
import { externalCalendars } from './external-calendars.queries.ts';
import { readCalendars, refreshBusyTimes } from './read-calendars.ts';

/* Kinds reported of comparable products: cal.diy #23506, #23482 and PR 27019, GAS-ICS-Sync #118 and #343,
   Easy!Appointments #1617, Nextcloud #47375, OutlookGoogleCalendarSync #1672, calendarplus #199, calich #86. */

const given = testDatabase('embedded', undefined, sampleStudio);
const timeouts = controlledTimeouts();
const env = { APP_SECRET: 'a secret of more than thirty-two characters' };
const readingMs = 10_000;
const dentist = eventText('dentist', '20261124T093000', '20261124T110000');
const afternoon = eventText('dentist', '20261124T140000', '20261124T150000');
const busyFrom = { dentist: ['2026-11-24T08:30:00Z'], afternoon: ['2026-11-24T13:00:00Z'] };

let server: CalendarServer;
let world: TestWorld;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = testWorld(given.db, { env, http: guardedHttp({ allowedHosts: ['localhost'] }) });
  server.answer = withText(dentist);
  await addCalendar(world, owner, { name: 'Private', address: server.address });
  server.asked = 0;
});

const later = (by: Temporal.DurationLike) => world.setNow(world.clock.now().add(by));
const calendar = async () => (await externalCalendars(given.db.query))[0];
const claimed = async () => {
  const rows = await given.db.query
    .selectFrom('claims')
    .select('slot_start')
    .where('kind', '=', 'busy')
    .where('state', '=', 'blocked')
    .orderBy('slot_start')
    .execute();
  return rows.map((row) => row.slot_start.toString());
};

describe('a hold', () => {
  test.each<[string, CalendarServer['answer']]>([
    ['never answers', silent],
    ['answers byte by byte', slowly(afternoon)],
  ])(
    'calendar: a server that %s, a hold waits 1.2 seconds and goes by what was read last',
    async (_, answer) => {
      server.answer = answer;
      later({ seconds: 61 });
      const arrived = server.nextRequest();
      const held = refreshBusyTimes(world);
      await arrived;
      expect(timeouts.running(holdWaitMs)).toBe(1);
      timeouts.end(holdWaitMs);
      await held;
      expect([await claimed(), (await calendar())?.failure]).toEqual([busyFrom.dentist, null]);
      const next = refreshBusyTimes(world);
      timeouts.end(readingMs);
      await next;
      expect([await claimed(), (await calendar())?.failure]).toEqual([busyFrom.dentist, 'timeout']);
      expect(server.asked).toBe(1);
    },
  );

  test('calendar: an answer after the hold has gone on, it counts for the next one', async () => {
    server.answer = silent;
    later({ seconds: 61 });
    const arrived = server.nextRequest();
    const held = refreshBusyTimes(world);
    const response = await arrived;
    timeouts.end(holdWaitMs);
    await held;
    const next = refreshBusyTimes(world);
    withText(afternoon)(response);
    await next;
    expect([await claimed(), server.asked]).toEqual([busyFrom.afternoon, 1]);
  });

  test('calendar: ten holds at once, they share one reading', async () => {
    server.answer = silent;
    later({ seconds: 61 });
    const arrived = server.nextRequest();
    const holds = Array.from({ length: 10 }, () => refreshBusyTimes(world));
    withText(afternoon)(await arrived);
    await Promise.all(holds);
    expect([server.asked, await claimed()]).toEqual([1, busyFrom.afternoon]);
  });
});

test.each<[string, CalendarServer['answer'], string]>([
  ['an error of the server', withText('Internal Server Error', 500), 'server-error'],
  ['a server under maintenance', withText('', 503), 'server-error'],
  ['a deleted calendar', withText('Not found', 404), 'not-found'],
  ['a calendar that is gone', withText('Gone', 410), 'not-found'],
  ['a calendar that is no longer shared', withText('Forbidden', 403), 'not-shared'],
  ['too many requests', withText('Slow down', 429), 'rate-limited'],
  ['an unexpected status', withText('', 204), 'status'],
  ['a sign-in page instead of a calendar', withText('<!doctype html><title>Sign in</title>'), 'no-calendar'],
  ['an empty body', withText(''), 'no-calendar'],
  ['half a calendar', withText(dentist.slice(0, 120)), 'incomplete'],
  ['a connection that breaks off', cutAfter(dentist), 'network'],
  ['rules that take all the time they may', withText(manySecondlyRules), 'too-complex'],
  ['more busy times than a person has', withText(manyEvents), 'too-complex'],
  ['a body without end', withText('X'.repeat(6_000_000)), 'too-large'],
])('calendar: %s, its reason is stored and the busy times read last apply', async (_, answer, failure) => {
  server.answer = answer;
  later({ minutes: 6 });
  await readCalendars(world);
  expect([await claimed(), (await calendar())?.failure]).toEqual([busyFrom.dentist, failure]);
});

test.each([
  ['of the year 193680', 'DURATION:P9999999W'],
  ['of the last day that calendars know', 'DTEND:99991231T235959Z'],
])('calendar: an event without a real end, %s, the calendar is read and blocks', async (_, end) => {
  server.answer = withText(afternoon.replace(/DTEND.*/, end));
  later({ minutes: 6 });
  await readCalendars(world);
  const { succeededAt = null } = (await calendar()) ?? {};
  expect(succeededAt?.equals(world.clock.now())).toBe(true);
  expect((await claimed())[0]).toBe(busyFrom.afternoon[0]);
});

test('calendar: an outage of hours, it is asked less and less often, at least hourly, and then as before', async () => {
  const askedAt: number[] = [];
  const minutePasses = async (minute: number) => {
    later({ minutes: 1 });
    const before = server.asked;
    await readCalendars(world);
    if (server.asked > before) askedAt.push(minute);
  };
  server.answer = withText('', 500);
  for (let minute = 1; minute <= 300; minute += 1) await minutePasses(minute);
  expect(askedAt).toEqual([5, 10, 15, 20, 28, 44, 76, 136, 196, 256]);
  server.answer = withText(afternoon);
  for (let minute = 301; minute <= 325; minute += 1) await minutePasses(minute);
  expect(askedAt.slice(10)).toEqual([316, 321]);
  expect(await claimed()).toEqual(busyFrom.afternoon);
});

test('calendar: repeated failures, holds do not ask before the next try', async () => {
  server.answer = withText('', 500);
  for (let failure = 0; failure < 4; failure += 1) {
    later({ hours: 1 });
    await readCalendars(world);
  }
  later({ minutes: 2 });
  await refreshBusyTimes(world);
  expect([server.asked, await claimed()]).toEqual([4, busyFrom.dentist]);
});

describe('Try again', () => {
  const failing = async () => {
    server.answer = withText('', 500);
    for (let failure = 0; failure < 8; failure += 1) {
      later({ hours: 1 });
      await readCalendars(world);
    }
    server.asked = 0;
    return (await calendar())?.id ?? '';
  };

  test('calendar: the owner tries again, it is read at once', async () => {
    const id = await failing();
    server.answer = withText(afternoon);
    expect(server.asked).toBe(0);
    await retryCalendar(world, owner, id);
    expect([server.asked, await claimed()]).toEqual([1, busyFrom.afternoon]);
    expect(await calendar()).toMatchObject({ failure: null, retryAt: null });
  });

  test('calendar: it still does not answer, the page waits four seconds at most', async () => {
    const id = await failing();
    server.answer = silent;
    const arrived = server.nextRequest();
    const retried = retryCalendar(world, owner, id);
    await arrived;
    timeouts.end(ownerWaitMs);
    await retried;
    expect(await calendar()).toMatchObject({ failure: 'server-error' });
  });
});

test('calendar: removed while it is read, nothing is waited for and a late answer changes nothing', async () => {
  server.answer = silent;
  later({ minutes: 6 });
  const arrived = server.nextRequest();
  const reading = readCalendars(world);
  const response = await arrived;
  await removeCalendar(world, owner, (await calendar())?.id ?? '');
  expect(await claimed()).toEqual([]);
  withText(afternoon)(response);
  await reading;
  expect([await claimed(), await calendar()]).toEqual([[], undefined]);
});

test('calendar: one of two does not answer, the other is read before a hold', async () => {
  const second = await startCalendarServer();
  try {
    second.answer = withText(eventText('band', '20261125T180000', '20261125T200000'));
    await addCalendar(world, owner, { name: 'Band', address: second.address });
    second.answer = withText(eventText('band', '20261125T190000', '20261125T200000'));
    server.answer = silent;
    later({ seconds: 61 });
    const arrived = Promise.all([server.nextRequest(), second.nextRequest()]);
    const held = refreshBusyTimes(world);
    await arrived;
    await expect.poll(claimed).toEqual([...busyFrom.dentist, '2026-11-25T18:00:00Z']);
    timeouts.end(holdWaitMs);
    await held;
  } finally {
    await second.close();
  }
});
