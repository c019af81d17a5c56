import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';

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
