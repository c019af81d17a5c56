import { openBackupStore } from '#platform/backup/backup-store.ts';
import { fileObstacle } from '#platform/files/file-obstacle.ts';

/** Writes a backup without an end to the given folder, and prints the sentence with which it fails. */
const [dataDir = ''] = process.argv.slice(2);
const backups = { hour: null, folder: null, s3: null, passphrase: null, keep: 1 };
const store = openBackupStore({ dataDir, backups });

async function* endless() {
  for (;;) yield Buffer.alloc(65_536);
}

await store
  .write('backup-20261124t020000z.tgz', endless())
  .catch((error) => console.log(fileObstacle(error)));
console.log(JSON.stringify(await store.list()));
