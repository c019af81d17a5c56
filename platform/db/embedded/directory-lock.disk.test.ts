import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { runProgram } from '#tests/support/site/program.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir } from '#tests/support/site/temporary-folder.ts';

test('a second process on one embedded directory is refused with the remedy', async () => {
  const dataDir = migratedDataDir();
  const first = runProgram('hold-database', dataDir);
  expect(await first.nextLine()).toBe('open');

  const refusal = await runProgram('hold-database', dataDir).nextLine();
  expect(refusal).toContain(`Another process (process ${first.process.pid}) is using the embedded database`);
  expect(refusal).toContain('Stop it first');
  expect(refusal).toContain('DATA_DIR');
  expect(refusal).toContain('DATABASE_URL');
});

test('the directory is unlocked as soon as its process is killed', async () => {
  const dataDir = migratedDataDir();
  const first = runProgram('hold-database', dataDir);
  expect(await first.nextLine()).toBe('open');
  first.process.kill('SIGKILL');
  await first.ended;

  expect(await runProgram('hold-database', dataDir).nextLine()).toBe('open');
});

test('the directory is unlocked after closing, and after a failed start', async () => {
  const dataDir = migratedDataDir();
  const place = { dataDir, log: quietLog };
  const first = await openDatabase(place);
  await expect(openDatabase(place)).rejects.toThrow('Another process');
  await first.close();
  await first.close();
  await (await openDatabase(place)).close();
});
