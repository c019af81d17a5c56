import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Act } from './act.ts';

export interface AuditEntry {
  at: Temporal.Instant;
  /** 'owner', 'system', or the id of a signed-in person. Never a name or an address. */
  actor: string;
  action: Act;
  /** Kind and id: 'order:0197…'. */
  subject: string;
  details?: Record<string, unknown>;
}

/** The owner said no to an order whose money was only authorised; the mail about it asks for this entry. */
export const declinedAction = 'order.declined' satisfies Act;

/** Writes down who did what, in the transaction that did it. Entries are never changed or deleted. */
export async function audit(tx: Tx, { at, actor, action, subject, details = {} }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ at, actor, action, subject, details: json(details) })
    .execute();
}
