import { findAppSecret, isOtherSecret } from '#platform/app-secret.ts';
import { secretPath } from '#platform/app-secret-file.ts';
import type { Database } from '#platform/db/database.ts';
import { usesDataFolder } from '#platform/files/data-folder.ts';
import { fleetingFileSystem } from '#platform/files/lasting-folder.ts';
import type { Settings } from '#platform/settings.ts';
import { type EnteredKind, type EnteredValues, nothingEntered } from '#platform/vendors/entered-values.ts';
import { readConnections } from '#studio/office/connections/connection-secrets.ts';
import { storedConnections } from '#studio/office/connections/connections.queries.ts';
import type { OpenedDatabase } from './check-database.ts';
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts';

const area = 'Secret';

export async function checkSecret(
  settings: Settings,
  db: Database | null,
  readMounts?: () => string,
): Promise<Finding[]> {
  const type = usesDataFolder(settings) ? fleetingFileSystem(settings.dataDir, readMounts) : null;
  const folder = type
    ? [
        warning(
          area,
          `DATA_DIR (${settings.dataDir}) is on ${type}: what is in it is lost with the container or at the next boot.`,
          'Mount a lasting volume there, and set APP_SECRET.',
        ),
      ]
    : [];
  if (!db) return folder;
  try {
    return [...folder, ...(await checkSource(settings, db))];
  } catch (error) {
    return [...folder, fault(area, reasonOf(error), 'docs/operations.md describes it under "Go live".')];
  }
}

async function checkSource(settings: Settings, db: Database): Promise<Finding[]> {
  const secret = await findAppSecret(db, settings);
  if (!secret) return [];
  if (secret.source === 'database')
    return [
      warning(
        area,
        'It is in the database: no key of another service can be stored, and a copy of the database can sign in as anyone.',
        'Set APP_SECRET, or make DATA_DIR writable and lasting, then start the studio again.',
      ),
    ];
  if (await isOtherSecret(db, secret.key))
    return [
      fault(
        area,
        `${secret.source === 'file' ? secretPath(settings.dataDir) : 'APP_SECRET'} is another secret than the one this database is used with.`,
        'Set the same APP_SECRET in every process, or put the right file back.',
      ),
    ];
  return secret.source === 'file'
    ? [ok(area, `It is in ${secretPath(settings.dataDir)}. No backup contains it: keep a copy elsewhere.`)]
    : [ok(area, 'It is set by APP_SECRET.')];
}

/** What the owner has entered, as the studio would use it. */
export async function readEntered(
  settings: Settings,
  { db, studio }: Pick<OpenedDatabase, 'db' | 'studio'>,
): Promise<{ entered: EnteredValues; unreadable: readonly EnteredKind[] }> {
  if (studio) return studio.entered();
  const secret = db && (await findAppSecret(db, settings));
  if (!db || !secret) return { entered: nothingEntered, unreadable: [] };
  return readConnections(secret.key, await storedConnections(db.query));
}

export function checkUnreadable(kinds: readonly EnteredKind[]): Finding[] {
  return kinds.map((kind) =>
    fault(
      'Connections',
      `The stored key of ${kind} was encrypted with another secret.`,
      'Enter it again at /admin/settings/connections.',
    ),
  );
}
