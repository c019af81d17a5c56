import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { readCalendar } from '#app/routes/admin/bookings/calendar/read-calendar.ts';
import type { Database } from '#platform/db/database.ts';
import { owner } from '#tests/support/who.ts';
import { createBenchDatabase } from './support/databases.ts';
import { median, table } from './support/numbers.ts';

const bookings = 5_000;
const rounds = 11;
const goalMs = 150;
const day = Temporal.PlainDate.from('2026-11-25');

/** Median milliseconds to read a view of the calendar while all 5,000 bookings are in the month that it shows. */
export async function benchCalendar(): Promise<string> {
  const lines: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) {
    const place = await createBenchDatabase(engine);
    try {
      const db = await place.open();
      await fill(db);
      const figures = [];
      for (const view of ['day', 'week', 'month', 'agenda'] as const) figures.push(await medianOf(db, view));
      lines.push([engine, ...figures]);
      await db.close();
    } finally {
      await place.remove();
    }
  }
  return table([`engine (goal ${goalMs} ms)`, 'day', 'week', 'month', 'agenda'], lines);
}

async function medianOf(db: Database, view: 'day' | 'week' | 'month' | 'agenda'): Promise<string> {
  const world = { db, clock: { now: () => Temporal.Instant.from('2026-11-25T10:00:00Z') } };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    await readCalendar(world, { ...owner, language: 'en' }, { view, day });
    times.push(performance.now() - before);
  }
  return median(times).toFixed(1);
}

/** One booking every eight minutes from 26 October on. */
async function fill(db: Database): Promise<void> {
  const start = sql`timestamptz '2026-10-26 00:00:00+00' + i * interval '8 minutes'`;
  const claimId = sql`('c0000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  const rows = sql`from generate_series(1, ${bookings}::int) as i`;
  await sql`insert into claims (id, kind, state, slot_start, slot_end, claimed)
    select ${claimId}, 'session', 'booked', ${start}, ${start} + interval '8 minutes',
      tstzrange(${start}, ${start} + interval '8 minutes') ${rows}`.execute(db.query);
  await sql`insert into bookings (claim_id, name, email, course_id, course_name, language, covered_by)
    select ${claimId}, 'Mia ' || i, 's' || i || '@x.dk', 'private-coaching', 'Private Coaching', 'da', 'owner' ${rows}`.execute(
    db.query,
  );
}
