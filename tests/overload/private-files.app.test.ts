import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '#tests/support/pdfs.ts';
import { type ServerProcess, startProcess } from '../support/site/server-process.ts';
import { migratedDataDir, temporaryFolder } from '../support/site/temporary-folder.ts';

const withOpenFiles = ['--import', 'data:text/javascript,process.umask(0o022)'];
const pdf = new TextDecoder().decode(samplePdf());
const reported = 'other users of this computer had rights in the data folder';

function entriesIn(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => entriesIn(join(path, name)))];
}

function openIn(folder: string): string[] {
  const isOpen = (path: string) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0;
  return entriesIn(folder)
    .filter(isOpen)
    .map((path) => relative(folder, path) || '.');
}

interface Studio {
  temporary: string;
  run: (...command: string[]) => ServerProcess;
}

function studioIn(dataDir: string, more: Record<string, string> = {}): Studio {
  const temporary = join(temporaryFolder(), 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o700);
  const env = { DATA_DIR: dataDir, TMPDIR: temporary, PORT: '0', LOG_LEVEL: 'warn', BACKUP_HOUR: 'off' };
  const run = (...command: string[]) =>
    startProcess([...withOpenFiles, 'server/main.ts', ...command], { ...env, ...more });
  return { temporary, run };
}

async function stop(studio: ServerProcess): Promise<void> {
  studio.kill('SIGTERM');
  await studio.ended;
}

async function useFiles(url: string): Promise<void> {
  const token = await fetch(`${url}/functions/v1/upload-token`, { method: 'POST', body: '{}' });
  const form = new FormData();
  form.append('', new File([pdf], 'story.pdf', { type: 'application/pdf' }));
  const uploaded = await fetch(`${url}/storage/v1/object/magazine-pdfs/1764000000000-abc123.pdf`, {
    method: 'POST',
    body: form,
    headers: { 'x-upload-token': ((await token.json()) as { token: string }).token },
  });
  expect(uploaded.status, await uploaded.text()).toBe(200);
  const brochure = await fetch(`${url}/PDFs/private-coaching.pdf`);
  expect((await brochure.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
}

describe.skipIf(process.platform === 'win32')('with umask 022', () => {
  test('files: a data folder with wide modes is closed at the start, reported once, and stays closed', async () => {
    const dataDir = migratedDataDir();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'shared.txt'), 'for everyone');
    mkdirSync(join(dataDir, 'uploads/stories'), { recursive: true });
    writeFileSync(join(dataDir, 'uploads/stories/old.pdf'), 'personal data');
    symlinkSync(outside, join(dataDir, 'uploads/elsewhere'));
    for (const path of entriesIn(dataDir)) if (!lstatSync(path).isSymbolicLink()) chmodSync(path, 0o777);
    chmodSync(outside, 0o755);
    chmodSync(join(outside, 'shared.txt'), 0o644);

    const { run, temporary } = studioIn(dataDir);
    const studio = run();
    const url = await studio.open();
    await useFiles(url);
    const [backup, ownerLink] = [run('backup'), run('owner-link')];
    expect(await backup.ended, backup.output()).toBe(0);
    expect(await ownerLink.ended, ownerLink.output()).toBe(0);
    expect(openIn(dataDir)).toEqual([]);
    expect(openIn(temporary)).toEqual([]);
    expect(readdirSync(dataDir), 'what was looked at').toEqual(
      expect.arrayContaining([
        'backup.sock',
        'backups',
        'database',
        'database.lock',
        'database.holder',
        'uploads',
      ]),
    );
    expect([outside, join(outside, 'shared.txt')].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o755, 0o644,
    ]);
    expect(studio.output().split(reported)).toHaveLength(2);
    await stop(studio);

    const again = run();
    await again.open();
    expect(again.output()).not.toContain(reported);
    await stop(again);
    expect(openIn(dataDir)).toEqual([]);
  });

  test('files: a new data folder is closed from the beginning, and its backup folder outside stays as it is', async () => {
    const folder = temporaryFolder();
    const backups = join(folder, 'kept');
    mkdirSync(backups);
    chmodSync(backups, 0o755);
    const dataDir = join(folder, 'new');
    const { run } = studioIn(dataDir, { BACKUP_FOLDER: backups, SAMPLE_DATA: 'off' });
    const studio = run();
    await studio.open();
    expect(openIn(dataDir)).toEqual([]);
    expect(studio.output()).not.toContain(reported);
    await stop(studio);
    expect(statSync(backups).mode & 0o777).toBe(0o755);
  });
});
