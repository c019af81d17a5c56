import type { Database, Queries } from '#platform/db/database.ts';

/** Where processes tell each other that something on the visitor pages has changed. */
export const contentChannel = 'content';
/** For what stands on all pages: names, addresses, navigation. */
export const allContent = '*';

/**
 * To be called in the transaction that changes what visitors see. After the commit every process drops the pages that
 * were made from these keys (`handle.cache.keys` of the routes).
 */
export async function contentChanged(db: Database, tx: Queries, ...keys: string[]): Promise<void> {
  for (const key of keys) await db.notify(tx, contentChannel, key);
}
