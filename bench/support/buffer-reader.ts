import { readFileSync } from 'node:fs';
import { readCalendar } from '#app/routes/admin/calendar/bookings/calendar/read-calendar.ts';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite } from '#platform/db/open-database.ts';
import { type AnyListQuery, longLists, searchForAll } from '#tests/support/database/long-lists.ts';
import { owner } from '#tests/support/who.ts';

/**
 * A process of `bench/buffers.ts`: `<directory> <shared_buffers>`. For every message it reads all lists and the
 * calendar once, and answers with the milliseconds of CPU of each and its resident memory in MB.
 */
const [directory = '', sharedBuffers = ''] = process.argv.slice(2);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const db = databaseOverPglite(await openPgliteIn(directory, sharedBuffers), quiet);
const none: AnyListQuery = { sort: '', order: 'descending', filters: {}, search: '', at: null };

const reads: Array<[name: string, read: () => Promise<unknown>]> = longLists.flatMap((list) => {
  const first = { ...none, sort: list.sorts[0] ?? '' };
  const searches = list.search
    ? [
        { ...first, search: list.search },
        { ...first, ...searchForAll(list) },
      ]
    : [];
  return [
    [`first pages`, () => list.read(db.query, owner, first)] as const,
    ...searches.map((query) => [`searches`, () => list.read(db.query, owner, query)] as const),
  ].map(([name, read]): [string, () => Promise<unknown>] => [name, read]);
});
const world = { db, clock: { now: () => Temporal.Instant.from('2026-11-25T10:00:00Z') } };
const day = Temporal.PlainDate.from('2026-11-25');
for (const view of ['week', 'month'] as const)
  reads.push(['calendar', () => readCalendar(world, { ...owner, language: 'en' }, { view, day })]);

process.on('message', async () => {
  const times: Record<string, number> = {};
  for (const [name, read] of reads) {
    const before = process.cpuUsage();
    await read();
    const { user, system } = process.cpuUsage(before);
    times[name] = (times[name] ?? 0) + (user + system) / 1000;
  }
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  process.send?.({ times, mb: Math.round(Number(kb) / 1024) });
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
