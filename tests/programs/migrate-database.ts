import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

/**
 * Migrates the given server database when it receives a line. Prints "ready", then how many migrations it ran.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
console.log('ready');
process.stdin.once('data', async () => {
  const ran = await migrate(database);
  console.log(String(ran.length));
  await database.close();
  process.exit();
});
