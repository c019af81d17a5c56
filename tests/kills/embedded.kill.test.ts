import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { killInALoop } from './kill-the-studio.ts';

test('killed at any moment, the embedded studio keeps every acknowledged hold and booking', async () => {
  const counts = await killInALoop(
    { dataDir: temporaryFolder(), databaseUrl: null },
    times(1, Number(process.env.ROUNDS ?? 100)),
  );
  console.log(`embedded: ${JSON.stringify(counts)}`);
  expect(counts.lost).toEqual([]);
  expect(counts.held).toBeGreaterThan(0);
  expect(counts.booked).toBeGreaterThan(0);
});
