import { domainToUnicode } from 'node:url';
import { type Expression, type ExpressionBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import type { Who } from '#studio/shared/who.ts';

export interface OwnerColumns<DB, TB extends keyof DB> {
  email: StringReference<DB, TB>;
  userId?: StringReference<DB, TB>;
}

/** Rows of the requester: a verified address, current or former, or the account. Never a visitor's. */
export function isOwnRow<DB, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  who: Pick<Who, 'email' | 'userId'>,
  columns: OwnerColumns<DB, TB>,
): Expression<SqlBool> {
  if (!who.userId || !who.email) return sql<SqlBool>`false`;
  const former = sql`array(select former_emails.email from former_emails where former_emails.user_id = ${who.userId})`;
  const proved = sql`${spellingsOf(who.email)}::text[] || ${former}`;
  const byEmail = sql<SqlBool>`lowercase(${sql.ref(columns.email)}) = any(${proved})`;
  if (!columns.userId) return byEmail;
  return sql<SqlBool>`(${byEmail} or ${sql.ref(columns.userId)} = ${who.userId})`;
}

export function spellingsOf(email: string): string[] {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@') + 1;
  return [...new Set([lower, lower.slice(0, at) + domainToUnicode(lower.slice(at))])];
}
