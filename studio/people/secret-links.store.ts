import type { Queries } from '#platform/db/database.ts';
import { hashToken, newToken, tokenPattern } from '#studio/shared/secret-token.ts';

/** What a link is good for. One link does one thing. */
export type LinkPurpose =
  | 'booking'
  | 'credit'
  | 'consultation-confirm'
  | 'order'
  | 'application'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  /** Of somebody's account; the subject is the account's id, for the first and the last what waits. */
  | 'sign-up'
  | 'reset'
  | 'sign-in'
  | 'sign-in-code'
  | 'email-change'
  | 'setup';

export interface NewSecretLink {
  purpose: LinkPurpose;
  subjectId: string;
  expiresAt: Temporal.Instant;
}

/**
 * Makes a link of 128 bits and answers its token, which is kept nowhere: only its hash is stored. Each mail carries
 * its own, made in the transaction that writes the mail.
 */
export async function makeSecretLink(tx: Queries, link: NewSecretLink): Promise<string> {
  const token = newToken();
  await insertLinkHash(tx, hashToken(token), link);
  return token;
}

/** The same for a token that was made elsewhere, of which only the hash is known here. */
export async function insertLinkHash(tx: Queries, tokenHash: string, link: NewSecretLink): Promise<void> {
  await tx
    .insertInto('secret_links')
    .values({
      token_hash: tokenHash,
      purpose: link.purpose,
      subject_id: link.subjectId,
      expires_at: link.expiresAt,
      revoked_at: null,
      used_at: null,
    })
    .execute();
}

export interface SecretLink {
  subjectId: string;
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
}

/** The link behind a token; null when it is malformed, unknown, of another purpose, expired or revoked: all look alike. */
export async function findSecretLink(
  q: Queries,
  purpose: LinkPurpose,
  token: string,
  now: Temporal.Instant,
): Promise<SecretLink | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await q
    .selectFrom('secret_links')
    .select(['subject_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { subjectId: row.subject_id, expiresAt: row.expires_at, usedAt: row.used_at } : null;
}

/** Notes the first use. Using a link again stays possible where the purpose allows it. */
export async function markLinkUsed(tx: Queries, token: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('secret_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .execute();
}

/**
 * For links that work once: locks a good, unused link until the end of the transaction, so that of two who press the
 * button at once one waits and then finds it used. Answers what it is about; null: not, or no longer, good.
 */
export async function lockUnusedLink(
  tx: Queries,
  purpose: LinkPurpose,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await tx
    .selectFrom('secret_links')
    .select('subject_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.subject_id ?? null;
}

/** Ends every link of one thing together; of one purpose only, when it is named. */
export async function revokeSecretLinks(
  tx: Queries,
  subjectId: string,
  now: Temporal.Instant,
  purpose?: LinkPurpose,
): Promise<void> {
  let revoking = tx
    .updateTable('secret_links')
    .set({ revoked_at: now })
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null);
  if (purpose) revoking = revoking.where('purpose', '=', purpose);
  await revoking.execute();
}

/**
 * Deletes links that have been over since before `before`. Not those of the set-up: that one was ever made tells the
 * next start that it need not make one.
 */
export async function deleteOldLinks(tx: Queries, before: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('secret_links')
    .where('expires_at', '<', before)
    .where('purpose', '!=', 'setup')
    .execute();
}
