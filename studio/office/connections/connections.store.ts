import { databaseOf } from '#platform/db/database-of.ts';
import { json } from '#platform/db/json.ts';
import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import type { Write } from '#studio/shared/change.ts';
import type { ConnectionFacts } from './connection.ts';

export const connectionsChannel = 'connections';

/** The secret before it becomes the former one. Every process is notified after the commit. */
export async function upsertConnection(
  { tx, now }: Write,
  { kind, secret, facts }: { kind: EnteredKind; secret: string; facts: ConnectionFacts },
): Promise<void> {
  await tx
    .insertInto('connections')
    .values({ kind, secret, facts: json(facts), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((set) => ({
        secret,
        former_secret: set.ref('connections.secret'),
        facts: json(facts),
        version: set('connections.version', '+', 1),
        updated_at: now,
      })),
    )
    .execute();
  await databaseOf(tx).notify(tx, connectionsChannel, kind);
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
