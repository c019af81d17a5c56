import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('tally: passed, failed, skipped and retried tests are counted per project', () => {
  const folder = mkdtempSync(join(root, 'node_modules/.tally-'));
  const file = join(folder, 'tally.json');
  writeFileSync(
    join(folder, 'some.test.js'),
    `import { expect, test } from 'vitest';
     let tries = 0;
     test('passes', () => {});
     test('fails', ({ task }) => {
       task.meta.trace = 'trace.zip';
       expect(1).toBe(2);
     });
     test('is skipped', ({ skip }) => skip());
     test('is flaky', () => expect(++tries).toBe(2));`,
  );
  const config = `export default { test: { name: 'small', include: ['*.test.js'], exclude: [], retry: 1 } };`;
  writeFileSync(join(folder, 'vitest.config.js'), config);
  try {
    const reporter = `--reporter=${join(root, 'scripts/setup/tally.mjs')}`;
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--root', folder, reporter];
    const env = { ...process.env, TALLY_FILE: file };
    expect(spawnSync(process.execPath, args, { env }).status).toBe(1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      small: {
        passed: 2,
        failed: 1,
        skipped: 1,
        seconds: expect.any(Number),
        failures: [expect.stringContaining('some.test.js: fails')],
        retried: ['some.test.js: is flaky\n  expected 1 to be 2 // Object.is equality'],
        traces: ['trace.zip'],
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
