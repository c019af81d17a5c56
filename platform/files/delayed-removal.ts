import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { isOutage } from '../db/database-unavailable.ts';
import { FileExists, type Files } from './files.ts';
import { removalDelayHours } from './removal-delay.ts';

/** A removed file is not found; `removeDueFiles` deletes it later. Not inside a transaction. */
export function filesWithDelayedRemoval(files: Files, db: Database, clock: Clock): Files {
  return {
    open: async (key, range) => ((await isRemoved(db, key)) ? null : files.open(key, range)),
    list: (prefix) => files.list(prefix),
    async put(key, body, rules) {
      try {
        return await files.put(key, body, rules);
      } catch (error) {
        if (!(error instanceof FileExists)) throw error;
        // Only a part of an upload, named by its content, comes again under its key.
        if (!(await keep(db, key))) throw error;
        const opened = await files.open(key);
        await opened?.body.cancel();
        return { bytes: opened?.bytes ?? 0 };
      }
    },
    async remove(key) {
      await db.query
        .insertInto('file_removals')
        .values({ key, removed_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** False while the database is unavailable: files are served then. */
async function isRemoved(db: Database, key: string): Promise<boolean> {
  try {
    const query = db.query.selectFrom('file_removals').select('key').where('key', '=', key);
    return (await query.executeTakeFirst()) !== undefined;
  } catch (error) {
    if (isOutage(error)) return false;
    throw error;
  }
}

async function keep(db: Database, key: string): Promise<boolean> {
  const result = await db.query.deleteFrom('file_removals').where('key', '=', key).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const mostAtOnce = 500;

/** Deletes files removed long enough ago, with the files of the adapter. Returns their number. Idempotent. */
export async function removeDueFiles(files: Files, db: Database, now: Temporal.Instant): Promise<number> {
  const due = await db.query
    .selectFrom('file_removals')
    .select('key')
    .where('removed_at', '<=', now.subtract({ hours: removalDelayHours }))
    .orderBy('removed_at')
    .limit(mostAtOnce)
    .execute();
  for (const { key } of due) {
    await files.remove(key);
    await db.query.deleteFrom('file_removals').where('key', '=', key).execute();
  }
  return due.length;
}
