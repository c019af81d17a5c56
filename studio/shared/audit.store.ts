import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { AuditAction } from './audit-action.ts';

export interface AuditEntry {
  at: Temporal.Instant;
  /** 'owner', 'system', or the id of a signed-in person. Never a name or an address. */
  actor: string;
  action: AuditAction;
  subject: string;
  details?: Record<string, unknown>;
}

/** Call in the transaction of the action. Entries are never changed or deleted. */
export async function audit(tx: Tx, { at, actor, action, subject, details = {} }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ at, actor, action, subject, details: json(details) })
    .execute();
}
