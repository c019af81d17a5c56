import type { Clock } from '#platform/clock.ts';
import type { Database, Queries } from '#platform/db/database.ts';
import { databaseOf } from '#platform/db/database-of.ts';
import { MemoryReferenceData, type ReferenceData } from '#platform/reference-data.ts';

export const contentChannel = 'content';
export const allContent = '*';

export const slotsKey = 'slots';

/** Call in the transaction that changes visitor pages; after commit every process drops these cache keys. */
export async function contentChanged(tx: Queries, ...keys: string[]): Promise<void> {
  const db = databaseOf(tx);
  for (const key of keys) await db.notify(tx, contentChannel, key);
}

/** For stores: call with the transaction whose change adds or removes a free slot. */
export function slotsChanged(tx: Queries): Promise<void> {
  return contentChanged(tx, slotsKey);
}

/** Kept true by content changes of all processes. */
export async function openReferenceData(
  db: Database,
  clock: Clock,
): Promise<{ reference: ReferenceData; close: () => Promise<void> }> {
  const reference = new MemoryReferenceData(clock);
  const close = await db.listen(
    contentChannel,
    (key) => (key === allContent ? reference.dropAll() : reference.drop(key)),
    () => reference.dropAll(),
  );
  return { reference, close };
}
