import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { laneRules } from '#platform/processes/lanes.ts';
import { addCalendar } from '#studio/calendar/external-calendars/change-calendars.ts';
import { externalCalendars } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { eventText } from '#tests/support/calendars/radicale.ts';
import { stopChildren } from '#tests/support/processes/stopped-children.ts';
import { testApp } from '#tests/support/site/app.ts';
import { ownerRequests } from '#tests/support/site/owner-requests.ts';
import { owner } from '#tests/support/who.ts';

/* What visitors and the owner do depends on no child process: with all of them stopped, or their lanes full. */

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const [free, busy] = ['2026-11-26T12:00:00Z', '2026-11-25T12:00:00Z'];
const env = { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: 'localhost' };
const given = testApp(env, { clock: { now: () => now } });
let calendar = '';
const server = createServer((_request, answer) => answer.end(calendar));
beforeAll(() => new Promise<void>((listening) => server.listen(0, 'localhost', listening)));
afterAll(() => server.close());

beforeEach(async () => {
  now = now.add({ seconds: 61 });
  calendar = eventText('other', '20261124T120000', '20261124T130000');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/private.ics`;
  await addCalendar(given.world, owner, { name: 'Private', address });
  calendar = eventText('dentist', '20261125T130000', '20261125T140000');
  now = now.add({ seconds: 61 });
});

const hold = (start: string) =>
  visit(given).post('/private-coaching/book', {
    name: 'Mia Holm',
    email: 'mia@example.com',
    place: 'online',
    slot_start: start,
  });
const claimAt = (start: string) =>
  given.db.query
    .selectFrom('claims')
    .select(['kind', 'state'])
    .where('slot_start', '=', Temporal.Instant.from(start))
    .where('state', 'in', ['held', 'booked', 'blocked'])
    .execute();

test('with every child process stopped, a hold, a page and the removal of a calendar are answered', async () => {
  const resume = stopChildren();
  try {
    expect((await hold(free)).status).toBeLessThan(400);
    expect(await claimAt(free)).toMatchObject([{ state: 'held' }]);
    expect((await given.fetch('/')).status).toBe(200);
    const { send, open } = ownerRequests(given);
    expect((await open('/admin/settings/calendars', 'owner')).status).toBe(200);
    const [connected] = await externalCalendars(given.db.query);
    const removal = await send(`/admin/settings/calendars/${connected?.id}/deletion`, {});
    expect(removal.status).toBe(303);
    expect(await externalCalendars(given.db.query)).toEqual([]);
  } finally {
    resume();
  }
});

test('with the lanes of the owner, of uploads and of long work full, a calendar is read and a slot is held', async () => {
  const { processes } = given.world;
  let isOver = false;
  const over = Promise.withResolvers<Uint8Array>();
  const silent = { bytes: 10, read: () => over.promise };
  const fill = (['owner', 'public', 'background'] as const).flatMap((lane) => {
    const { processes: atOnce, mostWaiting } = laneRules[lane];
    return Array.from({ length: atOnce + mostWaiting }, () =>
      processes.run('inspect-pdf', {}, { source: silent, lane }).then(
        () => isOver,
        () => isOver,
      ),
    );
  });
  await expect(processes.run('inspect-pdf', {}, { source: silent, lane: 'owner' })).rejects.toThrow('busy');
  expect([400, 409]).toContain((await hold(busy)).status);
  expect(await claimAt(busy)).toEqual([{ kind: 'busy', state: 'blocked' }]);
  expect((await hold(free)).status).toBeLessThan(400);
  expect(await claimAt(free)).toMatchObject([{ state: 'held' }]);
  isOver = true;
  over.resolve(new Uint8Array());
  expect(new Set(await Promise.all(fill))).toEqual(new Set([true]));
});
