import { readSettings } from '#platform/read-settings.ts';
import { restore } from '#server/backup/restore.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

/** Restores the newest backup of a data folder into a server database. Prints "begun" first, and "restored" last. */
const [DATA_DIR = '', DATABASE_URL = ''] = process.argv.slice(2);
const reading = readSettings({ DATA_DIR, DATABASE_URL });
if (!reading.ok) throw new Error(reading.lines.join('\n'));
console.log('begun');
await restore({ settings: reading.settings, log: quietLog });
console.log('restored');
