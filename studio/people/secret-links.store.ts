import { sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import { hashToken, newToken, tokenPattern } from '#studio/shared/secret-token.ts';

/** Stored with the link. Described in docs/security.md, complete by a test. */
export const linkPurposes = [
  'booking',
  'credit',
  'consultation-confirm',
  'order',
  'application',
  'application-draft',
  'date-notice-confirm',
  'date-notice-cancel',
  'waiting-list-confirm',
  'waiting-list-leave',
  'seat-offer',
  'quote',
  'page-preview',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'sign-up',
  'reset',
  'sign-in',
  'sign-in-code',
  'email-change',
  'email-restore',
  'setup',
] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

export interface NewSecretLink {
  purpose: LinkPurpose;
  subjectId: string;
  expiresAt: Temporal.Instant;
}

/** Returns a 128-bit token; only its hash is stored. Call in the transaction that writes the email. */
export async function makeSecretLink(tx: Queries, link: NewSecretLink): Promise<string> {
  const token = newToken();
  await insertLinkHash(tx, hashToken(token), link);
  return token;
}

export async function insertLinkHash(tx: Queries, tokenHash: string, link: NewSecretLink): Promise<void> {
  await insertHash(tx, tokenHash, link).execute();
}

/** The same token again works longer. */
export async function keepLinkHash(tx: Queries, tokenHash: string, link: NewSecretLink): Promise<void> {
  await insertHash(tx, tokenHash, link)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: link.expiresAt }))
    .execute();
}

function insertHash(tx: Queries, tokenHash: string, link: NewSecretLink) {
  return tx.insertInto('secret_links').values({
    token_hash: tokenHash,
    purpose: link.purpose,
    subject_id: link.subjectId,
    expires_at: link.expiresAt,
    revoked_at: null,
    used_at: null,
  });
}

export async function markLinkUsed(tx: Queries, token: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('secret_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .execute();
}

const renewedPurposes = [
  'sign-up',
  'reset',
  'sign-in',
  'email-change',
  'newsletter-confirm',
  'date-notice-confirm',
  'waiting-list-confirm',
] as const satisfies LinkPurpose[];

export async function extendLinks(
  tx: Queries,
  { tokenHashes, by }: { tokenHashes: readonly string[]; by: Temporal.Duration },
): Promise<void> {
  if (tokenHashes.length === 0) return;
  await tx
    .updateTable('secret_links')
    .set({ expires_at: sql`expires_at + make_interval(secs => ${by.total('seconds')})` })
    .where('token_hash', 'in', tokenHashes)
    .where('purpose', 'in', renewedPurposes)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .execute();
}

/** Locks an unused link, so that a concurrent use waits and finds it used. Null: invalid. */
export async function lockUnusedLink(
  tx: Queries,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Temporal.Instant },
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

/** Revokes all links of a subject, or those of one purpose. */
export async function revokeSecretLinks(
  tx: Queries,
  { subjectId, now, purpose }: { subjectId: string; now: Temporal.Instant; purpose?: LinkPurpose },
): Promise<void> {
  let revoking = tx
    .updateTable('secret_links')
    .set({ revoked_at: now })
    .where('subject_id', '=', subjectId)
    .where('revoked_at', 'is', null);
  if (purpose) revoking = revoking.where('purpose', '=', purpose);
  await revoking.execute();
}

export async function revokeLinksSentTo(tx: Queries, email: string, now: Temporal.Instant): Promise<void> {
  await sql`update secret_links set revoked_at = ${now}
    where revoked_at is null and purpose in ('booking', 'credit', 'order', 'application') and subject_id in (
      select id::text from bookings where lowercase(email) = lowercase(${email})
      union all select id::text from orders where lowercase(email) = lowercase(${email})
      union all select id::text from entitlements where lowercase(email) = lowercase(${email})
      union all select id::text from applications where lowercase(email) = lowercase(${email}))`.execute(tx);
}

/** Deletes ended links, except set-up links: their existence prevents a new one at start. */
export async function deleteOldLinks(tx: Queries, before: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('secret_links')
    .where('expires_at', '<', before)
    .where('purpose', '!=', 'setup')
    .execute();
}

export async function lockSetupLinks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('owner-link', 2))`.execute(tx);
}
