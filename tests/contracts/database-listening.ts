import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { type Engine, testDatabase } from '#tests/support/database/database.ts';

export function describeListening(engine: Engine): void {
  describe(`listening on the ${engine} engine`, () => {
    const given = testDatabase(engine);

    test('receives notifications once their transaction commits', async () => {
      const received = vi.fn();
      const stop = await given.db.listen('words', received);
      await given.db.transaction(async (tx) => {
        await given.db.notify(tx, 'words', 'æ');
        expect(received).not.toHaveBeenCalled();
      });
      // Before the transaction returns, so that the next response cannot show the previous state.
      expect(received.mock.calls).toEqual([['æ']]);
      await stop();
    });

    test('receives a message of another process once, and its own not again', async () => {
      const received = vi.fn();
      const stop = await given.db.listen('words', received);
      await given.db.transaction((tx) => given.db.notify(tx, 'words', 'own'));
      await sql`select pg_notify('words', '@12345678:other')`.execute(given.db.query);
      await expect.poll(() => received.mock.calls).toEqual([['own'], ['other']]);
      await stop();
    });

    test('receives the message of a trigger whole', async () => {
      const received = vi.fn();
      const stop = await given.db.listen('words', received);
      await sql`select pg_notify('words', 'dates')`.execute(given.db.query);
      await expect.poll(() => received.mock.calls).toEqual([['dates']]);
      await stop();
    });

    test('receives nothing from rolled-back transactions, other channels, or after it stopped', async () => {
      const [received, marker] = [vi.fn(), vi.fn()];
      const stop = await given.db.listen('words', received);
      const stopMarker = await given.db.listen('marker', marker);
      const { db } = given;
      await db
        .transaction(async (tx) => {
          await db.notify(tx, 'words', 'undone');
          throw new Error('undo');
        })
        .catch(() => {});
      await db.notify(db.query, 'other', '');
      await stop();
      await db.notify(db.query, 'words', 'too late');
      await db.notify(db.query, 'marker', '');
      await expect.poll(() => marker.mock.calls.length).toBe(1);
      expect(received).not.toHaveBeenCalled();
      await stopMarker();
    });

    test('continues for other listeners when one throws or stops', async () => {
      const received = vi.fn();
      const stopFirst = await given.db.listen('words', () => {
        throw new Error('a listener at fault');
      });
      const stopSecond = await given.db.listen('words', received);
      await given.db.notify(given.db.query, 'words', '1');
      await expect.poll(() => received.mock.calls).toEqual([['1']]);
      await stopFirst();
      await given.db.notify(given.db.query, 'words', '2');
      await expect.poll(() => received.mock.calls).toEqual([['1'], ['2']]);
      await stopSecond();
    });

    test('runs listeners outside of the transaction that notified them', async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const stop = await given.db.listen('words', () => resolve(given.db.isInTransaction()));
      await given.db.transaction((tx) => given.db.notify(tx, 'words', ''));
      expect(await promise).toBe(false);
      await stop();
    });

    test('refuses a channel name that would need quoting', async () => {
      await expect(given.db.listen('a"; drop table settings; --', () => {})).rejects.toThrow(RangeError);
    });
  });

  describe(`raw access on the ${engine} engine`, () => {
    const given = testDatabase(engine);

    test('runs scripts of several statements and returns all their rows', async () => {
      const { rows } = await given.db.raw.jobs.executeSql('begin; select 1 as one; select 2 as two; commit;');
      expect(rows).toEqual([{ one: 1 }, { two: 2 }]);
    });

    test('leaves no transaction open when a script fails', async () => {
      const { db } = given;
      await expect(db.raw.jobs.executeSql('begin; select 1 / 0; commit;')).rejects.toThrow();
      const twelve = Array.from({ length: 12 }, () => db.raw.jobs.executeSql('select 1 as one'));
      expect((await Promise.all(twelve)).map(({ rows }) => rows)).toEqual(Array(12).fill([{ one: 1 }]));
    });

    test('reports a possible gap to a listening library immediately', async () => {
      const [onNotification, onReconnect] = [vi.fn(), vi.fn()];
      const listening = await given.db.raw.jobs.listen?.('jobs', onNotification, onReconnect);
      expect(onReconnect).toHaveBeenCalledOnce();
      await sql`select pg_notify('jobs', 'x')`.execute(given.db.query);
      await expect.poll(() => onNotification.mock.calls).toEqual([['x']]);
      await listening?.close();
    });
  });
}
