import { domainToUnicode } from 'node:url';
import { type Expression, type ExpressionBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import type { Who } from '#studio/shared/who.ts';

export interface OwnerColumns<DB, TB extends keyof DB> {
  /** The e-mail address it was bought, booked or sent with, as it was typed then. */
  email: StringReference<DB, TB>;
  /** Where a row may name an account itself. */
  userId?: StringReference<DB, TB>;
}

/**
 * True for the rows that belong to the person who asks: bought with an address they have proved (the account's, or one
 * it had before), in whatever spelling, or given to their account. Nothing is a visitor's. For every query of one
 * person's things; uses the indexes on lower(email). Not yours is answered like not there.
 */
export function isOwnRow<DB, TB extends keyof DB>(
  _eb: ExpressionBuilder<DB, TB>,
  who: Pick<Who, 'email' | 'userId'>,
  columns: OwnerColumns<DB, TB>,
): Expression<SqlBool> {
  if (!who.userId || !who.email) return sql<SqlBool>`false`;
  const former = sql`array(select former_emails.email from former_emails where former_emails.user_id = ${who.userId})`;
  const proved = sql`${spellingsOf(who.email)}::text[] || ${former}`;
  const byEmail = sql<SqlBool>`lower(${sql.ref(columns.email)}) = any(${proved})`;
  if (!columns.userId) return byEmail;
  return sql<SqlBool>`(${byEmail} or ${sql.ref(columns.userId)} = ${who.userId})`;
}

/** How a guest may have typed an account's address: its domain in ASCII, or in its own letters. */
export function spellingsOf(email: string): string[] {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@') + 1;
  return [...new Set([lower, lower.slice(0, at) + domainToUnicode(lower.slice(at))])];
}
