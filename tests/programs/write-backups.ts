import { openBackupStore } from '#platform/backup/backup-store.ts';
import { backupName } from '#platform/backup/backups.ts';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { writeArchive } from '#platform/backup/write-archive.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

/** Writes one backup after the other of the embedded database in the given folder, and prints the name of each that is complete. */
const [dataDir = '', from = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: quietLog });
const backups = { hour: null, folder: null, s3: null, passphrase: null, keep: 1 };
const store = openBackupStore({ dataDir, backups });
const files = diskFiles(`${dataDir}/uploads`);
for (let madeAt = Temporal.Instant.from(from); ; madeAt = madeAt.add({ seconds: 1 })) {
  const name = backupName(madeAt, false);
  const snapshot = await openSnapshot(database);
  await writeArchive({ snapshot, files, madeAt }, { store, name, passphrase: null });
  process.stdout.write(`${name}\n`);
}
