import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { count } from '#tests/support/database/invariants.ts';
import { crowd, holdBody, tally, threeServers } from './three-servers.ts';

const given = threeServers({ isPooled: true });

test('200 clients on one slot, behind a transaction pooler: one holds it, 199 are refused', async () => {
  const zone = 'Europe/Copenhagen';
  const day = Temporal.Now.zonedDateTimeISO(zone).toPlainDate().add({ days: 2 });
  const start = day.toZonedDateTime({ timeZone: zone, plainTime: '09:00' }).toInstant().toString();
  const answers = await Promise.all(
    crowd(200).map((client) => given.post(client, '/rest/v1/bookings', holdBody(client, start))),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 199 });
  const held = sql<{ count: number }>`select count(*) as count from claims where state = 'held'`;
  expect(await count(given.db, held)).toBe(1);
});

test('a change of content reaches the cached pages of three processes behind a transaction pooler', async () => {
  const texts = () => Promise.all(given.urls.map(async (url) => (await fetch(`${url}/contact`)).text()));
  expect((await texts()).some((text) => text.includes('Ærø Sangstudie'))).toBe(false);
  await given.db.transaction(async (tx) => {
    await sql`update settings set value = value || '{"studioName": "Ærø Sangstudie"}' where key = 'studio'`.execute(
      tx,
    );
    await contentChanged(tx, 'studio');
  });
  await expect.poll(async () => (await texts()).every((text) => text.includes('Ærø Sangstudie'))).toBe(true);
});
