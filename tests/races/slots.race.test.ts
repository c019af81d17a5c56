import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { count } from '#tests/support/database/invariants.ts';
import { times } from '#tests/support/site/times.ts';
import { crowd, holdBody, tally, threeServers } from './three-servers.ts';

const given = threeServers();

const hold = (client: number, start: string) =>
  given.post(client, '/rest/v1/bookings', holdBody(client, start));

/** 09:00 in the studio's time zone, this many days from today. */
function morning(days: number): Temporal.Instant {
  const day = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen').toPlainDate().add({ days });
  return day.toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: '09:00' }).toInstant();
}

const activeAt = (from: Temporal.Instant, to: Temporal.Instant) =>
  count(
    given.db,
    sql<{
      count: number;
    }>`select count(*) as count from claims where claimed && ${`[${from},${to})`}::tstzrange
      and state in ('held', 'expiring', 'booked', 'blocked')`,
  );

test('200 clients on one slot: one holds it, 199 are refused [P.30]', async () => {
  const start = morning(2);
  const answers = await Promise.all(crowd(200).map((client) => hold(client, start.toString())));
  expect(tally(answers)).toEqual({ 201: 1, 409: 199 });
  expect(await activeAt(start, start.add({ hours: 1 }))).toBe(1);
});

test('a held slot is on no cached page and in no cached list of any server after a second', async () => {
  const start = morning(5).toString();
  const paths = ['/private-coaching/book', '/da/private-coaching/book', '/private-coaching/slots'];
  const shown = async () => {
    const answers = await Promise.all(
      crowd(3).flatMap((client) => paths.map((path) => given.get(client, path))),
    );
    return answers.filter(({ body }) => JSON.stringify(body).includes(start)).length;
  };
  expect(await shown()).toBe(9);
  expect((await hold(6000, start)).status).toBe(201);
  await expect.poll(shown, { timeout: 1_000, interval: 50 }).toBe(0);
});

test('200 clients on overlapping slots: no two holds overlap, everyone else is refused', async () => {
  await sql`delete from opening_rules where kind = 'session'`.execute(given.db.query);
  await sql`insert into opening_rules (kind, weekday, first_start, last_start, every_minutes)
    select 'session', weekday, '09:00', '17:00', 15 from generate_series(1, 7) weekday`.execute(
    given.db.query,
  );
  const from = morning(3);
  const answers = await Promise.all(
    crowd(200, 1000).map((client) => hold(client, from.add({ minutes: (client % 25) * 15 }).toString())),
  );
  const found = tally(answers);
  expect((found[201] ?? 0) + (found[409] ?? 0)).toBe(200);
  expect(found[201]).toBeGreaterThan(0);
  expect(await activeAt(from, from.add({ hours: 7 }))).toBe(found[201]);
});

test('new holds against the end of a hold: an expired slot gets exactly one new holder', async () => {
  for (let round = 0; round < times(1, 30); round += 1) {
    const start = morning(4).add({ hours: round % 8 });
    const first = await hold(3000 + round, start.toString());
    expect(first.status).toBe(201);
    await sql`update claims set expires_at = now() - interval '1 minute' where slot_start = ${start} and state = 'held'`.execute(
      given.db.query,
    );
    const rivals = await Promise.all(
      crowd(40, 10_000 + round * 100).map((client) => hold(client, start.toString())),
    );
    expect(tally(rivals)).toEqual({ 201: 1, 409: 39 });
    expect(await activeAt(start, start.add({ hours: 1 }))).toBe(1);
    await sql`update claims set state = 'released' where slot_start = ${start} and state = 'held'`.execute(
      given.db.query,
    );
  }
});
