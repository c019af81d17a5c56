import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sessions } from '../sessions.ts';
import { ownCodec } from '../sql-values.ts';
import { embeddedSessions } from './embedded-sessions.ts';
import { openPgliteInMemory } from './open-pglite.ts';

let pglite: PGlite;
let sessions: Sessions;

beforeAll(async () => {
  pglite = await openPgliteInMemory();
  sessions = embeddedSessions(pglite, () => {});
});

type Say = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

async function inOneSession<T>(work: (say: Say) => Promise<T>): Promise<T> {
  const session = await sessions.take();
  try {
    return await work(async (text, values = []) => (await session.run(text, values, ownCodec)).rows);
  } finally {
    session.release();
  }
}

const run: Say = (text, values) => inOneSession((say) => say(text, values));

beforeEach(async () => {
  await run(`drop table if exists songs; create table songs (id int primary key, title text, state text);
    create unique index one_open on songs (title) where state = 'open';
    insert into songs values (1, 'Åh, æblegrød', 'open'), (2, null, 'shut')`);
});

afterAll(() => pglite.close());

const byId = 'select * from songs where id = $1';
const cached = async () =>
  (await run('select statement from pg_prepared_statements')).map(({ statement }) => statement);

test('a statement with parameters is prepared once, and works at every use', async () => {
  for (const _use of [1, 2, 3]) {
    expect(await run(byId, [1])).toEqual([{ id: 1, title: 'Åh, æblegrød', state: 'open' }]);
    expect(await run(byId, [2])).toEqual([{ id: 2, title: null, state: 'shut' }]);
    expect(await run(byId, [3])).toEqual([]);
  }
  expect((await cached()).filter((statement) => statement === byId)).toHaveLength(1);
});

test('after a schema change a prepared statement returns the current columns', async () => {
  await run(byId, [1]);
  await run("alter table songs add column key text default 'Fis'");
  expect(await run(byId, [2])).toEqual([{ id: 2, title: null, state: 'shut', key: 'Fis' }]);
  await run('drop table songs; create table songs (id int, beats int)');
  expect(await run(byId, [1])).toEqual([]);
});

test('a failed prepared statement works at its next use: after an error, before its table exists, in a transaction', async () => {
  const add = 'insert into songs (id, title) values ($1, $2) returning id';
  expect(await run(add, [3, 'Sol'])).toEqual([{ id: 3 }]);
  await expect(run(add, [3, 'Sol'])).rejects.toMatchObject({ code: '23505' });
  expect(await run(add, [4, 'Sol'])).toEqual([{ id: 4 }]);
  const early = 'select * from later where id = $1';
  await expect(run(early, [1])).rejects.toMatchObject({ code: '42P01' });
  await run('create temporary table later as select 1 as id');
  expect(await run(early, [1])).toEqual([{ id: 1 }]);
  await inOneSession(async (say) => {
    await say('begin; savepoint here');
    await expect(say(byId, ['no number'])).rejects.toMatchObject({ code: '22P02' });
    await say('rollback to here');
    expect(await say(byId, [3])).toMatchObject([{ title: 'Sol' }]);
    await say('commit');
  });
  expect(await run(byId, [3])).toMatchObject([{ title: 'Sol' }]);
});

test('beyond the limit, the least recently used prepared statements are deallocated', async () => {
  await run(byId, [1]);
  for (let text = 0; text < 300; text += 1) {
    expect(await run(`select ${text} + $1::int as sum`, [1])).toEqual([{ sum: text + 1 }]);
    await run(byId, [1]);
  }
  const statements = await cached();
  expect(statements.length).toBeLessThanOrEqual(257);
  expect(statements).toContain(byId);
  expect(statements).not.toContain('select 3 + $1::int as sum');
  expect(await run('select 3 + $1::int as sum', [1])).toEqual([{ sum: 4 }]);
});
