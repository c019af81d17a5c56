import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { testNow } from '#tests/support/world.ts';
import { openJobs } from './pg-boss-jobs.ts';

const given = testDatabase();

test('jobs can be asked for in a transaction from the first moment on, at the first start and at later ones', async () => {
  for (const _start of ['first', 'later']) {
    const jobs = await openJobs({ db: given.db, clock: { now: () => testNow }, log: quietLog });
    const sent = given.db.transaction(async (tx) => {
      await jobs.send(tx, 'sweep', {});
      await jobs.send(tx, 'send-mail', { mailId: '0d6a4f0e-4d1b-4a55-9d8c-1a5a3c4a1f00' });
    });
    await expect(sent.finally(() => jobs.stop())).resolves.toBeUndefined();
  }
});
