import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { environmentWarnings } from './environment.ts';

function fileWith(text: string, mode: number): string {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

test.skipIf(process.platform === 'win32').each([
  ['a secret that everyone may read', 'SMTP_URL=smtp://user:password@mail.example\n', 0o644, 1],
  ['a secret that everyone may write over', 'APP_SECRET=x\n', 0o602, 1],
  ['a secret that the group may read', 'APP_SECRET=x\n', 0o640, 0],
  ['a secret in a comment, and an empty one', '# APP_SECRET=x\nAPP_SECRET=\n', 0o644, 0],
  ['no secret', 'PORT=3000\nUNKNOWN=1\n', 0o644, 0],
])('.env with %s: warnings', (_, text, mode, expected) => {
  const file = fileWith(text, mode);
  const warnings = environmentWarnings(file);
  expect(warnings).toHaveLength(expected);
  if (expected)
    expect(warnings[0]).toBe(
      `Every user of this computer may open ${file}, which holds secrets. Run: chmod o= ${file}`,
    );
});

test('.env that does not exist: no warning', () => {
  expect(environmentWarnings(join(temporaryFolder(), '.env'))).toEqual([]);
});
