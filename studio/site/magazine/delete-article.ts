import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
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
  _who: May<'website'>,
  { key, version }: { key: string; version: number },
): Promise<DeleteOutcome> {
  const at = world.clock.now();
  return world.db.transaction(async (tx) => {
    if (!(await articleOf(tx, key))) return refuse('not-found');
    const draft = await lockDraft(tx, key, at);
    const article = await articleOf(tx, key);
    if (!article) return refuse('not-found');
    if (draft.version !== version) return refuse('changed');
    if (article.state === 'published') await takeDown(world, tx, { key, draft });
    else await saveDraft(tx, { ...draft, key, version: version + 1, publishAt: null, at });
    await markArticleDeleted(tx, { key, at });
    await audit(tx, { at, actor: 'owner', action: 'article.deleted', subject: `page:${key}` });
    await contentChanged(world.db, tx, allContent);
    return { ok: true };
  });
}

/** As it was before it was deleted, but not published. Idempotent. */
export async function recoverArticle(
  world: World,
  _who: May<'website'>,
  { key }: { key: string },
): Promise<DeleteOutcome> {
  const at = world.clock.now();
  return world.db.transaction(async (tx) => {
    await markArticleDeleted(tx, { key, at: null });
    if (!(await articleOf(tx, key))) return refuse('not-found');
    await audit(tx, { at, actor: 'owner', action: 'article.recovered', subject: `page:${key}` });
    await contentChanged(world.db, tx, allContent);
    return { ok: true };
  });
}
