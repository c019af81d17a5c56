import { expect, test } from 'vitest';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { killInALoop } from './kill-the-studio.ts';

test('killed at any moment, the studio on a server keeps every acknowledged hold and booking', async () => {
  const place = { dataDir: temporaryFolder(), databaseUrl: await makeServerDatabase() };
  const counts = await killInALoop(place, times(1, Number(process.env.ROUNDS ?? 100)));
  console.log(`server: ${JSON.stringify(counts)}`);
  expect(counts.lost).toEqual([]);
  expect(counts.held).toBeGreaterThan(0);
  expect(counts.booked).toBeGreaterThan(0);
});
