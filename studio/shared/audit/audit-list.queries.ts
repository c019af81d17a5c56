import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import type { AuditAction } from '../audit-action.ts';
import { type Changes, changesIn } from '../records/audit-changes.ts';

export type AuditSort = 'when';
export type AuditFilter = 'about';

export interface ListedAuditEntry {
  id: number;
  at: Temporal.Instant;
  actor: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

const keys: ListKeys<AuditSort> = {
  sorts: { when: { by: sql`audit_log.at`, kind: 'moment' } },
  id: { by: sql`audit_log.id`, kind: 'number' },
};

const mostChanges = 30;

/** Only for the owner. */
export async function listAuditEntries(
  q: Queries,
  _who: May<'settings'>,
  listQuery: ListQuery<AuditSort, AuditFilter>,
): Promise<ListPage<ListedAuditEntry>> {
  const { about } = listQuery.filters;
  return listPage(
    q
      .selectFrom('audit_log')
      .select(['id', 'at', 'actor', 'action', 'subject', 'details'])
      .$if(about !== undefined, (query) => query.where(sql<boolean>`split_part(subject, ':', 1) = ${about}`)),
    listQuery,
    keys,
  );
}

export interface LoggedChange {
  id: number;
  at: Temporal.Instant;
  actor: string;
  changes: Changes;
  from: Temporal.Instant | null;
}

/** What was changed of a subject, latest first. `id`: only that entry. */
export async function changesOf(
  q: Queries,
  _who: May<'settings' | 'catalogue'>,
  { subject, action, id }: { subject: string; action: AuditAction; id?: number },
): Promise<LoggedChange[]> {
  const rows = await q
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor', 'details'])
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where(sql<boolean>`details -> 'changes' <> '{}'`)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map(({ details, ...row }) => ({ ...row, ...changesIn(details) }));
}
