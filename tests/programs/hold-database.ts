import { openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

/**
 * Opens the embedded database in the given folder and keeps it open until killed. Prints "open" or the error.
 */
const [dataDir = ''] = process.argv.slice(2);
try {
  await openDatabase({ dataDir, log: quietLog });
  console.log('open');
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
