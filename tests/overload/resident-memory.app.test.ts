import { expect, test } from 'vitest';
import { serverArguments, serverEnvironment } from '../../scripts/setup/project.mjs';
import { startProcess } from '../support/site/server-process.ts';
import { temporaryFolder } from '../support/site/temporary-folder.ts';

const megabyte = 1024 * 1024;

test('resident memory: a first start peaks below 560 MB, and a later one is below 350 MB', async () => {
  const env = { ...serverEnvironment, PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' };
  const first = startProcess(serverArguments, env);
  const url = await first.open();
  expect((await fetch(url)).status).toBe(200);
  expect((first.peakMemory() ?? 0) / megabyte).toBeLessThan(560);
  first.kill('SIGTERM');
  await first.ended;

  const later = startProcess(serverArguments, env);
  expect((await fetch(await later.open())).status).toBe(200);
  expect((later.memory() ?? 0) / megabyte).toBeLessThan(350);
});
