import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { fromKysely, PgBoss } from 'pg-boss';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { type Engine, openMigratedDatabase } from '#tests/support/database/database.ts';

async function openTemporaryDatabase(engine: Engine): Promise<Database> {
  const { db } = await openMigratedDatabase(engine);
  onTestFinished(() => db.close());
  return db;
}

async function startBoss({ raw }: Database): Promise<PgBoss> {
  const boss = new PgBoss({ db: raw.jobs, backend: raw.jobsBackend, useListenNotify: true });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  return boss;
}

export function describeLibraries(engine: Engine): void {
  describe(`libraries on the ${engine} engine`, () => {
    test('a job sent in a transaction runs if it commits, and only then', async () => {
      const db = await openTemporaryDatabase(engine);
      const boss = await startBoss(db);
      await boss.createQueue('words', { notify: true });
      await boss.getJobById('words', '00000000-0000-0000-0000-000000000000');
      const done: unknown[] = [];
      await boss.work('words', async (jobs) => void done.push(...jobs.map((job) => job.data)));
      const send = (word: string, failure?: Error) =>
        db.transaction(async (tx) => {
          await boss.send('words', { word }, { db: fromKysely(tx) });
          if (failure) throw failure;
        });
      await send('undone', new Error('undo')).catch(() => {});
      await send('done');
      await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ word: 'done' }]);
    }, 30_000);

    test('a queue that was never warmed throws inside a transaction instead of hanging', async () => {
      const db = await openTemporaryDatabase(engine);
      const cold = await startBoss(db);
      await (await startBoss(db)).createQueue('words');
      const send = db.transaction((tx) => cold.send('words', {}, { db: fromKysely(tx) }));
      await expect(send).rejects.toThrow('outer database handle');
    }, 30_000);

    test('accounts sign up and in, with dates', async () => {
      const db = await openTemporaryDatabase(engine);
      const options = {
        database: { db: db.raw.kysely, type: 'postgres' as const, transaction: true },
        emailAndPassword: { enabled: true },
        secret: 'only for this test, and long enough',
        baseURL: 'http://localhost:3000',
      };
      const { compileMigrations } = await getMigrations(options);
      await db.raw.jobs.executeSql(await compileMigrations());
      const auth = betterAuth(options);
      const account = { email: 'aase@example.com', password: 'correct horse battery' };
      const { user } = await auth.api.signUpEmail({ body: { ...account, name: 'Åse Ørsted' } });
      expect(user.createdAt).toBeInstanceOf(Date);
      const signedIn = await auth.api.signInEmail({ body: account });
      expect(signedIn.user.name).toBe('Åse Ørsted');
    }, 30_000);
  });
}
