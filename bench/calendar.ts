import { performance } from 'node:perf_hooks';
import { readCalendar } from '#app/routes/admin/calendar/bookings/calendar/read-calendar.ts';
import type { Database } from '#platform/db/database.ts';
import { insertManyBookings } from '#tests/support/calendars/many-bookings.ts';
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
      await insertManyBookings(db, bookings);
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
