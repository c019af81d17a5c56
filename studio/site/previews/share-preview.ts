import type { World } from '#platform/world.ts';
import { makeSecretLink, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';

const previewLife = { hours: 7 * 24 };

const subjectOf = (key: string) => `page:${key}`;

/** A secret link to the draft of a page, also for people without an account. */
export function sharePreview(world: World, who: May<'website'>, { key }: { key: string }): Promise<string> {
  return change(world, who, async (c) => {
    await audit(c, { action: 'page.preview-shared', subject: subjectOf(key) });
    const expiresAt = c.now.add(previewLife);
    return makeSecretLink(c.tx, { purpose: 'page-preview', subjectId: subjectOf(key), expiresAt });
  });
}

export async function revokePreviews(
  world: World,
  who: May<'website'>,
  { key }: { key: string },
): Promise<void> {
  await change(world, who, async (c) => {
    await revokeSecretLinks(c.tx, { subjectId: subjectOf(key), purpose: 'page-preview', now: c.now });
    await audit(c, { action: 'page.previews-revoked', subject: subjectOf(key) });
  });
}
