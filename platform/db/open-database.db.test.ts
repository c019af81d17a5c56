import { expect, test, vi } from 'vitest';
import { checkServer, openDatabase, type Timer } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log.ts';
import { oldPostgres } from '#tests/stand-ins/old-postgres.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

const refusal = async (databaseUrl: string) => {
  const opening = openDatabase({ dataDir: '', databaseUrl, log: quietLog, retryForMs: 0 });
  return opening.then(
    () => 'opened',
    (error: Error) => error.message,
  );
};

test('a server that is too old is refused with a message, without the password', async () => {
  const sentence = await refusal(await oldPostgres('140012'));
  expect(sentence).toMatch(
    /^The PostgreSQL server at 127\.0\.0\.1:\d+\/studio cannot be used: it is PostgreSQL 14, /,
  );
  expect(sentence).toContain('at least 15 is needed');
  expect(sentence).not.toContain('hidden');
});

test('a server that does not answer is refused with a message that says what to check', async () => {
  const sentence = await refusal('postgres://somebody:hidden@127.0.0.1:1/studio');
  expect(sentence).toContain(
    'The PostgreSQL server at 127.0.0.1:1/studio cannot be used: connect ECONNREFUSED',
  );
  expect(sentence).toContain('Check DATABASE_URL, or leave it unset');
  expect(sentence).not.toContain('hidden');
});

test('a server that becomes reachable during the retries is used', async () => {
  const port = await freePort();
  const retries: string[] = [];
  const started = Promise.withResolvers<string>();
  const log: Log = {
    ...quietLog,
    warn: (_, message) => {
      retries.push(message);
      started.resolve(oldPostgres('180000', port));
    },
  };
  const databaseUrl = `postgres://somebody:hidden@127.0.0.1:${port}/studio`;
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  await database.close();
  expect(await started.promise).toBe(databaseUrl);
  expect(new Set(retries)).toEqual(new Set(['the PostgreSQL server is not reachable; retrying']));
});

test('a server that stays unreachable is retried every second for a minute, then refused with a message', async () => {
  const retried = vi.fn();
  let now = 0;
  const timer: Timer = {
    now: () => now,
    async pause(duration) {
      now += duration;
    },
  };
  const checking = checkServer(
    'postgres://somebody:hidden@127.0.0.1:1/studio',
    { ...quietLog, warn: retried },
    { timer },
  );
  await expect(checking).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL');
  expect([now, retried.mock.calls.length]).toEqual([60_000, 60]);
});

test('a permanent refusal by the server is not retried', async () => {
  const retried = vi.fn();
  const databaseUrl = await oldPostgres('140012');
  const opening = openDatabase({ dataDir: '', databaseUrl, log: { ...quietLog, warn: retried } });
  await expect(opening).rejects.toThrow('it is PostgreSQL 14');
  expect(retried).not.toHaveBeenCalled();
});
