import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';

const hoursWithoutEnd = 24 * 730;

/** The address that books with a session credit, valid as long as the credit. */
export async function creditBookUrl(
  { world, tx, now }: Change,
  { id, validUntil, language }: { id: string; validUntil: Temporal.Instant | null; language: Language },
): Promise<string> {
  const token = await makeSecretLink(tx, {
    purpose: 'credit',
    subjectId: id,
    expiresAt: validUntil ?? now.add({ hours: hoursWithoutEnd }),
  });
  return world.settings.siteUrl + pageAddress(`/private-coaching/book?credit=${token}`, language);
}
