import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { AuditAction } from './audit-action.ts';
import type { Change } from './change.ts';

export interface AuditEntry {
  at: Temporal.Instant;
  /** 'owner', 'system', or the id of a signed-in person. Never a name or an address. */
  actor: string;
  action: AuditAction;
  subject: string;
  details?: Record<string, unknown>;
}

/** The actor is the role of the one whose change it is, unless named. */
export async function audit(
  { tx, now, who }: Pick<Change, 'tx' | 'now' | 'who'>,
  entry: Omit<AuditEntry, 'at' | 'actor'> & { actor?: string },
): Promise<void> {
  await insertAuditEntry(tx, { at: now, actor: who.role, ...entry });
}

/** Call in the transaction of the action. Entries are never changed or deleted. */
export async function insertAuditEntry(
  tx: Tx,
  { at, actor, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ at, actor, action, subject, details: json(details) })
    .execute();
}
