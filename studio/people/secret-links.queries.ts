import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { LinkPurpose } from './secret-links.store.ts';

export interface SecretLink {
  subjectId: string;
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
}

/** Null when malformed, unknown, of another purpose, expired or revoked: indistinguishable. */
export async function findSecretLink(
  q: Queries,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Temporal.Instant },
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

/** Ever created, used or not. */
export async function hasSetupLink(q: Queries): Promise<boolean> {
  const link = await q
    .selectFrom('secret_links')
    .select('token_hash')
    .where('purpose', '=', 'setup')
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}
