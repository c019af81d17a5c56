import { sql } from 'kysely';
import { openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

/**
 * Eight writers insert pairs of rows into two tables, one transaction each, and print the number of every
 * committed pair.
 */
const [dataDir = '', from = '0'] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: quietLog });
database.startMaintenance();
let next = Number(from);

async function write(): Promise<never> {
  for (;;) {
    const number = next++;
    await database.transaction(async (tx) => {
      await sql`insert into kept_left values (${number})`.execute(tx);
      await sql`insert into kept_right values (${number})`.execute(tx);
    });
    process.stdout.write(`${number}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, write));
