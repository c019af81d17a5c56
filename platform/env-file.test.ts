import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { readEnvFile } from './env-file.ts';
import { environmentWarnings, readEnvironment } from './environment.ts';

function read(content: string | Buffer) {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, content);
  const found = readEnvFile(file);
  if (!found?.ok) throw new Error(found?.problem);
  return { ...found, warnings: found.warnings.map((line) => line.replaceAll(file, '.env')) };
}

const lines =
  'DATABASE_URL=postgres://belcanto@db/belcanto\nMAIL_FROM="Sanghuset på Ærø <hej@example.com>"\n';
const expected = {
  DATABASE_URL: 'postgres://belcanto@db/belcanto',
  MAIL_FROM: 'Sanghuset på Ærø <hej@example.com>',
};
const utf16 = Buffer.from(lines, 'utf16le');
const swapped = () => Buffer.from(utf16).swap16();

describe('.env is read as it was saved', () => {
  test.each([
    ['UTF-8', Buffer.from(lines)],
    ['UTF-8 with a byte order mark, by Notepad', Buffer.from(`\ufeff${lines}`)],
    ['UTF-16 by PowerShell', Buffer.from(`\ufeff${lines}`, 'utf16le')],
    ['UTF-16 without a mark', utf16],
    ['UTF-16, big-endian', Buffer.from(`\ufeff${lines}`, 'utf16le').swap16()],
    ['UTF-16, big-endian, without a mark', swapped()],
    ['Windows-1252', Buffer.from(lines, 'latin1')],
    ['line ends of Windows', Buffer.from(lines.replaceAll('\n', '\r\n'))],
    ['line ends of old Macs', Buffer.from(lines.replaceAll('\n', '\r'))],
  ])('%s: every line counts', (_, content) => {
    expect(read(content)).toMatchObject({ values: expected, warnings: [] });
  });

  test('empty: nothing is set', () => expect(read('')).toMatchObject({ values: {}, warnings: [] }));
});

test('a .env that is a folder, as a container runtime makes for a missing file: one sentence', () => {
  const file = join(temporaryFolder(), '.env');
  mkdirSync(file);
  const line = `${file} is a folder; expected a file with lines such as PORT=3000. Move it away.`;
  expect(readEnvironment(file)).toEqual({ ok: false, lines: [line] });
  expect(environmentWarnings(file)).toEqual([]);
});

test.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SITE-URL', 'SITE_URL'],
  ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['EMAIL_FROM', 'MAIL_FROM'],
  ['OWNER_PASWORD', 'OWNER_PASSWORD'],
])('.env: %s is no setting, and %s is proposed', (name, meant) => {
  const warning = `.env sets ${name}, which is no setting. Is ${meant} meant?`;
  expect(read(`${name}=x\n`).warnings).toEqual([warning]);
  expect(read(`${name}=x\n${meant}=x\n`).warnings, 'both are there').toEqual([]);
});

test('.env: names of other programs are left alone', () => {
  const others =
    'NODE_ENV=production\nTZ=UTC\nPOSTGRES_PASSWORD=x\nCOMPOSE_PROJECT_NAME=x\nSTRIPE_PUBLISHABLE_KEY=x\n';
  expect(read(others).warnings).toEqual([]);
});

test('.env: a # that cuts a value off and a colon that sets nothing are named with their line', () => {
  const text = [
    'OWNER_PASSWORD=korrekt#hest#7',
    'APP_SECRET="a#b"',
    "SMTP_URL='smtp://u:p#w@mail.example'",
    'PORT=3000 # ours',
    'BACKUP_PASSPHRASE=#secret',
    'SITE_URL: https://studio.example',
    '# DATABASE_URL=postgres://u:a#b@db/x',
    'COLOUR=red#blue',
  ].join('\n');
  expect(read(text).warnings).toEqual([
    '.env, line 1: OWNER_PASSWORD ends before the #, which begins a comment. If it belongs to the value, put it in quotes.',
    '.env, line 5: BACKUP_PASSPHRASE ends before the #, which begins a comment. If it belongs to the value, put it in quotes.',
    '.env, line 6: SITE_URL is followed by a colon and not set. Write SITE_URL=…',
  ]);
});
