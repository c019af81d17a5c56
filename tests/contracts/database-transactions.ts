import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Queries } from '#platform/db/database.ts';
import { sqlState, violatedConstraint } from '#platform/db/sql-error.ts';
import { type Engine, testDatabase } from '#tests/support/database/database.ts';

const OUTER = 'The outer database handle was used inside a transaction';

export function describeTransactions(engine: Engine): void {
  describe(`transactions on the ${engine} engine`, () => {
    const given = testDatabase(engine);

    const put = (queries: Queries, key: string) =>
      queries.insertInto('settings').values({ key, value: '1' }).execute();
    const keys = async () =>
      (await given.db.query.selectFrom('settings').select('key').orderBy('key').execute()).map(
        (row) => row.key,
      );

    test('commits the writes of its callback and returns its result', async () => {
      expect(
        await given.db.transaction(async (tx) => {
          await put(tx, 'a');
          return 'done';
        }),
      ).toBe('done');
      expect(await keys()).toEqual(['a']);
    });

    test('rolls back when its callback throws', async () => {
      const work = given.db.transaction(async (tx) => {
        await put(tx, 'a');
        throw new Error('changed my mind');
      });
      await expect(work).rejects.toThrow('changed my mind');
      expect(await keys()).toEqual([]);
    });

    test('does not report a commit after a failed statement, even if the error was caught', async () => {
      const work = given.db.transaction(async (tx) => {
        await put(tx, 'a');
        await sql`select 1 / 0`.execute(tx).catch(() => {});
      });
      await expect(work).rejects.toThrow();
      expect(await keys()).toEqual([]);
    });

    test('rolls back only its own writes', async () => {
      const { promise: started, resolve: begin } = Promise.withResolvers<void>();
      const undone = given.db.transaction(async (tx) => {
        await put(tx, 'mine');
        begin();
        await pause(50);
        throw new Error('undo');
      });
      const fails = expect(undone).rejects.toThrow('undo');
      await started;
      await put(given.db.query, 'yours');
      await fails;
      expect(await keys()).toEqual(['yours']);
    });

    test('refuses the outer handle inside a transaction, at any depth, instead of hanging', async () => {
      const deep = async () => {
        await pause(1);
        return keys();
      };
      await given.db.transaction(async () => {
        await expect(deep()).rejects.toThrow(OUTER);
        await expect(sql`select 1`.execute(given.db.raw.kysely)).rejects.toThrow(OUTER);
        await expect(given.db.raw.jobs.executeSql('select 1')).rejects.toThrow(OUTER);
        await expect(given.db.listen('words', () => {})).rejects.toThrow(OUTER);
      });
      expect(await deep()).toEqual([]);
    });

    test('refuses another transaction inside', async () => {
      const nested = given.db.transaction(() => given.db.transaction(async () => {}));
      await expect(nested).rejects.toThrow('already open');
    });

    test('reports whether code runs inside one', async () => {
      expect(given.db.isInTransaction()).toBe(false);
      await given.db.transaction(async () => {
        await pause(1);
        expect(given.db.isInTransaction()).toBe(true);
      });
      expect(given.db.isInTransaction()).toBe(false);
    });

    test('lets work that outlives it use the outer handle, but not its own', async () => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const left: { outer?: Promise<unknown>; own?: Promise<unknown> } = {};
      await given.db.transaction(async (tx) => {
        left.outer = ended.then(keys);
        left.own = ended.then(() => put(tx, 'too late')).catch((error: Error) => error.message);
      });
      end();
      expect(await left.outer).toEqual([]);
      expect(await left.own).toBe('Transaction is already committed');
      expect(await keys()).toEqual([]);
    });

    test.each(['40001', '40P01'])(
      'runs its work again after %s, and gives up after three more times',
      async (state) => {
        const fail = sql.raw(`do $$ begin raise exception 'again' using errcode = '${state}'; end $$`);
        let runs = 0;
        const work = (failures: number) => () =>
          given.db.transaction(async (tx) => {
            await put(tx, `${failures}: run ${++runs}`);
            if (runs <= failures) await fail.execute(tx);
          });
        await work(2)();
        expect(await keys()).toEqual(['2: run 3']);
        runs = 0;
        await expect(work(9)()).rejects.toThrow('again');
        expect(runs).toBe(4);
      },
    );

    test('names the violated constraint, without its values', async () => {
      await put(given.db.query, 'secret@example.com');
      const error = await put(given.db.query, 'secret@example.com').catch((caught: Error) => caught);
      expect(sqlState(error)).toBe('23505');
      expect(violatedConstraint(error)).toBe('settings_pkey');
      expect(JSON.stringify({ ...(error as Error) })).not.toContain('secret@example.com');
    });

    test('queues concurrent callers of any kind', async () => {
      const work = Array.from({ length: 40 }, (_, at) =>
        at % 2 ? put(given.db.query, `k${at}`) : given.db.transaction((tx) => put(tx, `k${at}`)),
      );
      await Promise.all(work);
      expect(await keys()).toHaveLength(40);
    });
  });
}
