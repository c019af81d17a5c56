import { startLoading } from '#platform/backup/load-database.ts';
import type { TableShape } from '#platform/backup/manifest.ts';
import { openSnapshot, type Snapshot } from '#platform/backup/snapshot.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Settings } from '#platform/settings.ts';
import type { CommandParts } from './back-up.ts';

/**
 * `npm run move-to-server`: copies the embedded database in DATA_DIR to the empty server database in DATABASE_URL and
 * compares every row. The embedded one stays as it is. Throws a sentence for the operator.
 */
export async function moveToServer({ settings, log }: CommandParts): Promise<string[]> {
  const databaseUrl = neededUrl(settings);
  const { dataDir } = settings;
  const from = await openDatabase({ dataDir, log });
  try {
    await migrate(from);
    const to = await openDatabase({ dataDir, databaseUrl, log, retryForMs: 0 });
    try {
      const rows = await copyRows(from, to);
      await compareRows(from, to);
      return [
        `Moved ${rows} rows to the PostgreSQL server, and compared every one. Uploads stay where they are.`,
        `Start the studio with this DATABASE_URL. The embedded database in ${dataDir}/database is unchanged; it is no longer used.`,
      ];
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function neededUrl({ databaseUrl }: Settings): string {
  if (databaseUrl) return databaseUrl;
  throw new Error('DATABASE_URL is not set. Set it to an empty database on the PostgreSQL server.');
}

/** Returns the number of rows. */
async function copyRows(from: Database, to: Database): Promise<number> {
  const snapshot = await openSnapshot(from);
  try {
    return await to.transaction(async (tx) => {
      const loading = await startLoading(tx, snapshot);
      const counts = new Map<string, number>();
      for (const table of snapshot.tables) {
        counts.set(table.name, 0);
        for await (const lines of snapshot.rows(table)) {
          await loading.add(table, lines);
          counts.set(table.name, (counts.get(table.name) ?? 0) + lines.length);
        }
      }
      await loading.finish(counts, await snapshot.sequences());
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    });
  } finally {
    await snapshot.close();
  }
}

/** Both in the order of their text. */
async function compareRows(from: Database, to: Database): Promise<void> {
  const left = await openSnapshot(from);
  const right = await openSnapshot(to);
  try {
    for (const table of left.tables) await compareTable(table, left, right);
    if (JSON.stringify(await left.sequences()) !== JSON.stringify(await right.sequences()))
      throw new Error(
        'The counters of receipts and orders differ after the move. Empty the server database and try again.',
      );
  } finally {
    await left.close();
    await right.close();
  }
}

async function compareTable(table: TableShape, left: Snapshot, right: Snapshot): Promise<void> {
  const others = right.rows(table, 'by-row');
  let isSame = true;
  for await (const lines of left.rows(table, 'by-row')) {
    const { value } = await others.next();
    isSame &&= JSON.stringify(lines) === JSON.stringify(value);
  }
  if (!isSame || !(await others.next()).done)
    throw new Error(
      `The rows of ${table.name} differ after the move. Empty the server database and try again.`,
    );
}
