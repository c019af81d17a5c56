import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCalendar } from '#studio/calendar/external-calendars/change-calendars.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { bookedAt } from '#tests/support/calendars/changed-event.ts';
import { eventText } from '#tests/support/calendars/radicale.ts';
import { grantCredit } from '#tests/support/enrol.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

/* What the owner entered in another calendar a minute ago, before the regular reading of every five minutes. */

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const busy = '2026-11-25T12:00:00Z';
const mia = { name: 'Mia Holm', email: 'mia@example.com' };
const env = { APP_SECRET: 'a secret of more than thirty-two characters', CALENDAR_HOSTS: 'localhost' };
const given = testApp(env, { clock: { now: () => now } });
let calendar = '';
const server = createServer((_request, answer) => answer.end(calendar));
beforeAll(() => new Promise<void>((listening) => server.listen(0, 'localhost', listening)));
afterAll(() => server.close());

beforeEach(async () => {
  calendar = eventText('other', '20261124T120000', '20261124T130000');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/private.ics`;
  await addCalendar(given.world, owner, { name: 'Private', address });
});

const form = (path: string, fields: Record<string, string>, headers = {}) =>
  given.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
const bookedMia = () => bookedAt(given.world, { day: '2026-11-27', time: '10:00' });
const asMia = () => signedIn(given, 'student', mia);

test.each<[string, () => Promise<{ status: number }>]>([
  [
    'a hold',
    () => visit(given).post('/private-coaching/book', { ...mia, place: 'online', slot_start: busy }),
  ],
  ['a consultation', () => visit(given).post('/consultation', { ...mia, slot_start: busy })],
  ['a consultation on another site', () => form('/embed/consultation/ask', { ...mia, slot_start: busy })],
  [
    'a reschedule by link',
    async () => {
      const expiresAt = now.add({ hours: 240 });
      const link = { purpose: 'booking', subjectId: await bookedMia(), expiresAt } as const;
      const token = await makeSecretLink(given.db.query, link);
      return form(`/bookings/${token}/move`, { slot_start: busy });
    },
  ],
  [
    'a student’s reschedule',
    async () => form(`/dashboard/bookings/${await bookedMia()}/move`, { slot_start: busy }, await asMia()),
  ],
  [
    'a credit',
    async () =>
      form(`/dashboard/credits/${await grantCredit(given, mia.email)}`, { slot_start: busy }, await asMia()),
  ],
  [
    'a credit just bought',
    async () => {
      const browser = visit(given);
      const { location } = await browser.post('/courses', { courseId: 'private-coaching', currency: 'dkk' });
      const paid = await browser.post(location ?? '', { action: 'pay', ...mia });
      await browser.get(paid.location ?? '');
      return browser.post(paid.location ?? '', { ...mia, place: 'online', slot_start: busy });
    },
  ],
])('%s does not take a time that became busy elsewhere after the last reading', async (_name, act) => {
  calendar = eventText('dentist', '20261125T130000', '20261125T140000');
  now = now.add({ seconds: 61 });
  const { status } = await act();
  expect([400, 409]).toContain(status);
  const taken = await given.db.query
    .selectFrom('claims')
    .select(['kind', 'state'])
    .where('slot_start', '=', Temporal.Instant.from(busy))
    .where('state', 'in', ['held', 'booked', 'blocked'])
    .execute();
  expect(taken).toEqual([{ kind: 'busy', state: 'blocked' }]);
});
