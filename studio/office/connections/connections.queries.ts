import type { Queries } from '#platform/db/database.ts';
import type { EnteredKind } from '#platform/vendors/entered-values.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { type ConnectionFacts, livePaymentsKey } from './connection.ts';

export interface StoredConnection {
  kind: EnteredKind;
  secret: string;
  formerSecret: string | null;
  facts: ConnectionFacts;
  version: number;
  updatedAt: Temporal.Instant;
}

export async function storedConnections(q: Queries): Promise<StoredConnection[]> {
  const rows = await q.selectFrom('connections').selectAll().orderBy('kind').execute();
  return rows.map(({ former_secret: formerSecret, updated_at: updatedAt, ...row }) => ({
    ...row,
    formerSecret,
    updatedAt,
  }));
}

export async function storedConnection(q: Queries, kind: EnteredKind): Promise<StoredConnection | undefined> {
  return (await storedConnections(q)).find((stored) => stored.kind === kind);
}

/** Where a live key of a payment provider was last used; null: nowhere. */
export async function livePaymentsAddress(q: Queries): Promise<string | null> {
  const { value } = await readSetting(q, livePaymentsKey);
  return typeof value === 'string' ? value : null;
}
