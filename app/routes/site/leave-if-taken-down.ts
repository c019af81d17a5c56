import { redirect } from 'react-router';
import type { ContentDocument } from '#studio/shared/content/document.ts';
import type { SiteFrame } from './frame.ts';

/**
 * A specified page of something that the owner's own studio does not have: its texts were taken down, and links from
 * elsewhere lead on. The router adds the language prefix.
 */
export function leaveIfTakenDown(
  { identity, preview }: Pick<SiteFrame, 'identity' | 'preview'>,
  document: Pick<ContentDocument, 'blocks'>,
  to = '/courses',
): void {
  if (identity.isOwnStudio && preview === null && document.blocks.length === 0) throw redirect(to);
}
