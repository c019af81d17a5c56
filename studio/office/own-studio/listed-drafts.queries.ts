import type { Queries } from '#platform/db/database.ts';
import { type PageDraft, pageDrafts } from '#studio/site/pages/page-drafts.queries.ts';
import { isRetiredPage } from './sample-text.ts';

/** For the lists of the admin: without pages of the sample studio that the owner's studio does not show. */
export async function listedDrafts(
  q: Queries,
  { isOwnStudio }: { isOwnStudio: boolean },
): Promise<Map<string, PageDraft>> {
  const drafts = await pageDrafts(q);
  if (!isOwnStudio) return drafts;
  return new Map([...drafts].filter(([, { page, isPublished }]) => isPublished || !isRetiredPage(page)));
}
