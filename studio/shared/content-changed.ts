import type { Database, Queries } from '#platform/db/database.ts';

export const contentChannel = 'content';
export const allContent = '*';

/** Of the free slots: claims, opening rules. */
export const slotsKey = 'slots';

/** Call in the transaction that changes visitor pages; after commit every process drops these cache keys. */
export async function contentChanged(db: Database, tx: Queries, ...keys: string[]): Promise<void> {
  for (const key of keys) await db.notify(tx, contentChannel, key);
}
