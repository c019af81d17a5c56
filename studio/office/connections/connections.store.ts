import type { Queries } from '#platform/db/database.ts';
import { databaseOf } from '#platform/db/database-of.ts';
import { json } from '#platform/db/json.ts';
import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import type { Write } from '#studio/shared/change.ts';
import { putSetting } from '#studio/shared/settings.store.ts';
import { type ConnectionFacts, livePaymentsKey } from './connection.ts';
import { livePaymentsAddress } from './connections.queries.ts';

export const connectionsChannel = 'connections';

interface Stored {
  kind: EnteredKind;
  secret: string;
  facts: ConnectionFacts;
  /** The version it was prepared on; 0: there was none. Null: whatever there is. */
  seen?: number | null;
  /** The same key again: the former one stays. */
  isSameKey?: boolean;
}

/**
 * The secret before it becomes the former one. Every process is notified after the commit. False: it has changed
 * since `seen`.
 */
export async function upsertConnection(
  { tx, now }: Write,
  { kind, secret, facts, seen = null, isSameKey = false }: Stored,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('connections')
    .values({ kind, secret, facts: json(facts), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((set) => ({
          secret,
          former_secret: set.ref(isSameKey ? 'connections.former_secret' : 'connections.secret'),
          facts: json(facts),
          version: set('connections.version', '+', 1),
          updated_at: now,
        }))
        .$call((update) => (seen === null ? update : update.where('connections.version', '=', seen))),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  await databaseOf(tx).notify(tx, connectionsChannel, kind);
  return true;
}

/** False: there was none. */
export async function deleteConnection({ tx }: Write, kind: EnteredKind): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('connections')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  await databaseOf(tx).notify(tx, connectionsChannel, kind);
  return Number(numDeletedRows) === 1;
}

export async function recordLivePayments(q: Queries, siteUrl: string): Promise<void> {
  if ((await livePaymentsAddress(q)) === siteUrl) return;
  await putSetting(q, livePaymentsKey, siteUrl);
}
