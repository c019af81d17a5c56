import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { encryptAddress } from '#studio/calendar/external-calendars/calendar-secrets.ts';
import { insertCalendar } from '#studio/calendar/external-calendars/external-calendars.store.ts';
import { silent, startCalendarServer, withText } from '../stand-ins/calendar-server.ts';
import { manySecondlyRules } from '../support/calendars/hostile-calendars.ts';
import { quietLog } from '../support/site/quiet-log.ts';
import { startProcess } from '../support/site/server-process.ts';
import { migratedDataDir } from '../support/site/temporary-folder.ts';

const appSecret = 'a secret of more than thirty-two characters';

async function connectedTo(address: string): Promise<Record<string, string>> {
  const dataDir = migratedDataDir();
  const db = await openDatabase({ dataDir, log: quietLog });
  const secret = createHash('sha256').update(appSecret).digest();
  await db.transaction((tx) =>
    insertCalendar(
      { tx, now: Temporal.Now.instant() },
      { name: 'Private', address: encryptAddress({ secret }, address) },
    ),
  );
  await db.close();
  return {
    DATA_DIR: dataDir,
    APP_SECRET: appSecret,
    CALENDAR_HOSTS: 'localhost',
    PORT: '0',
    LOG_LEVEL: 'error',
  };
}

test.each([
  ['never answers', silent],
  ['takes all the time it may', withText(manySecondlyRules)],
])('start: a connected calendar %s, the studio starts, holds a slot, answers and ends', async (_, answer) => {
  const server = await startCalendarServer();
  server.answer = answer;
  const env = await connectedTo(server.address);
  const studio = startProcess(['server/main.ts'], env);
  const url = await studio.open();
  const asked = server.nextRequest();
  const slots = await (await fetch(`${url}/private-coaching/slots`)).json();
  const start = slots.offer.days.find((day: { slots: unknown[] }) => day.slots.length > 0).slots[0].start;
  const booking = { name: 'Mia', email: 'mia@example.com', slot_start: start, payment_status: 'pending' };
  const held = fetch(`${url}/rest/v1/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(booking),
  });
  await asked;
  for (const path of ['/healthz', '/readyz', '/']) expect((await fetch(url + path)).status, path).toBe(200);
  expect((await held).status).toBe(201);
  studio.kill('SIGTERM');
  expect(await studio.ended).toBe(0);
  await server.close();
});
