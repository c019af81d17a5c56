import { expect, test } from 'vitest';
import { startProcess } from './support/site/server-process.ts';
import { migratedDataDir } from './support/site/temporary-folder.ts';

test('npm run doctor: examines a local studio, also while it runs, and ends with 0', async () => {
  const env = { PORT: '0', DATA_DIR: migratedDataDir(), LOG_LEVEL: 'warn' };
  const stopped = startProcess(['server/main.ts', 'doctor'], env);
  expect(await stopped.ended, stopped.output()).toBe(0);
  expect(stopped.output()).toContain('All migrations have run.');
  const studio = startProcess(['server/main.ts'], env);
  const { port } = new URL(await studio.open());
  const beside = startProcess(['server/main.ts', 'doctor'], { ...env, PORT: port });
  expect(await beside.ended, beside.output()).toBe(0);
  expect(beside.output()).toContain(
    'The running studio has the embedded database open and says that it is ready.',
  );
});

test('npm run doctor: names an invalid setting and ends with 1', async () => {
  const started = startProcess(['server/main.ts', 'doctor'], { TRUST_PROXY: 'many' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain("TRUST_PROXY: 'many' is not a whole number");
});
