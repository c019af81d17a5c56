import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { takeDown } from '#studio/site/pages/edit-page.ts';
import { lockDraft, saveDraft } from '#studio/site/pages/page-drafts.store.ts';
import { articleOf } from './articles.queries.ts';
import { markArticleDeleted } from './articles.store.ts';

export type DeleteOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'changed' };
const refuse = (refusal: Extract<DeleteOutcome, { ok: false }>['refusal']): DeleteOutcome => ({
  ok: false,
  refusal,
});

/** Its address answers 410, and a scheduled publication is cancelled. Its texts, versions and files stay for `recoverArticle`. */
export async function deleteArticle(
  world: World,
  who: May<'website'>,
  { key, version }: { key: string; version: number },
): Promise<DeleteOutcome> {
  return change(world, who, async (c) => {
    if (!(await articleOf(c.tx, key))) return refuse('not-found');
    const draft = await lockDraft(c, key);
    const article = await articleOf(c.tx, key);
    if (!article) return refuse('not-found');
    if (draft.version !== version) return refuse('changed');
    if (article.state === 'published') await takeDown(c, key, draft);
    else await saveDraft(c, { ...draft, key, version: version + 1, publishAt: null });
    await markArticleDeleted(c.tx, { key, at: c.now });
    await audit(c, { action: 'article.deleted', subject: `page:${key}` });
    await contentChanged(c.tx, allContent);
    return { ok: true };
  });
}

/** As it was before it was deleted, but not published. Idempotent. */
export async function recoverArticle(
  world: World,
  who: May<'website'>,
  { key }: { key: string },
): Promise<DeleteOutcome> {
  return change(world, who, async (c) => {
    await markArticleDeleted(c.tx, { key, at: null });
    if (!(await articleOf(c.tx, key))) return refuse('not-found');
    await audit(c, { action: 'article.recovered', subject: `page:${key}` });
    await contentChanged(c.tx, allContent);
    return { ok: true };
  });
}
