import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { loadArchive } from '#platform/backup/verify-backup.ts';
import { openPgliteIn } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite } from '#platform/db/open-database.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { contentTypeOf } from '#platform/files/files.ts';
import { quietLog } from '../support/site/quiet-log.ts';
import { rowsOf, type Tables } from './compare-rows.ts';

/** Versions with a fixture, the earliest first. */
export const formerVersions = ['0.1.0', '0.2.0'] as const;
export type FormerVersion = (typeof formerVersions)[number];

export const usedStudio = (version: FormerVersion) => ({
  folder: fileURLToPath(new URL(`../fixtures/used-studio/${version}`, import.meta.url)),
  name: 'backup-20261123t090000z.tgz',
});

export const formerOwner = { email: 'thea@example.com', password: 'vinter-kor-ti-sekunder-74' };

export const formerHolds = [
  { slotStart: '2026-11-24T09:00:00Z', holderToken: 'held-before-the-upgrade', email: 'held@example.com' },
  { slotStart: '2026-11-24T12:00:00Z', holderToken: 'paying-at-the-upgrade0', email: 'paying@example.com' },
] as const;

export const archiveOf = ({ folder, name }: ReturnType<typeof usedStudio>) => {
  const none = { encrypt: null, passphrase: null, s3: null, hour: null, keep: 1 };
  const store = openBackupStore({ dataDir: folder, backups: { ...none, folder } });
  return { store, name, passphrase: null };
};

export interface FormerFolder {
  dataDir: string;
  rows: Tables;
  uploads: string[];
  remove(): void;
}

export async function formerFolder(version: FormerVersion): Promise<FormerFolder> {
  const parent = mkdtempSync(`${tmpdir()}/belcanto-former-`);
  const dataDir = `${parent}/data`;
  mkdirSync(dataDir);
  const files = diskFiles(`${dataDir}/uploads`);
  const db = databaseOverPglite(await openPgliteIn(`${dataDir}/database`), quietLog);
  try {
    const upload = async (key: string, content: Buffer) => {
      const chosen = { contentType: contentTypeOf(key), maxBytes: content.length };
      await files.put(key, Readable.from([content]), chosen);
    };
    await loadArchive(db, archiveOf(usedStudio(version)), { upload });
    const rows = await rowsOf(db);
    const uploads = await files.list('');
    return { dataDir, rows, uploads, remove: () => rmSync(parent, { recursive: true, force: true }) };
  } finally {
    await db.close();
    widen(dataDir);
  }
}

function widen(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) widen(path);
    else chmodSync(path, 0o644);
  }
}
