import type { World } from '#platform/world.ts';
import { makeSecretLink, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { May } from '#studio/shared/who.ts';

const previewLife = { hours: 7 * 24 };

const subjectOf = (key: string) => `page:${key}`;

/** A secret link to the draft of a page, also for people without an account. */
export function sharePreview(world: World, _who: May<'website'>, { key }: { key: string }): Promise<string> {
  const at = world.clock.now();
  return world.db.transaction(async (tx) => {
    await audit(tx, { at, actor: 'owner', action: 'page.preview-shared', subject: subjectOf(key) });
    const expiresAt = at.add(previewLife);
    return makeSecretLink(tx, { purpose: 'page-preview', subjectId: subjectOf(key), expiresAt });
  });
}

/** Of one page. */
export async function revokePreviews(
  world: World,
  _who: May<'website'>,
  { key }: { key: string },
): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await revokeSecretLinks(tx, { subjectId: subjectOf(key), purpose: 'page-preview', now });
    await audit(tx, { at: now, actor: 'owner', action: 'page.previews-revoked', subject: subjectOf(key) });
  });
}
