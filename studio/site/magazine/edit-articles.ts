import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change, type Write } from '#studio/shared/change.ts';
import { isSlug } from '#studio/shared/content/identity.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { mirrorLanguage } from '#studio/site/pages/page-draft.ts';
import { lockDraft, saveDraft } from '#studio/site/pages/page-drafts.store.ts';
import { newArticle } from './article.ts';
import { changeArticleSlug } from './articles.store.ts';
import { freeSlug } from './free-slug.ts';
import { insertItem } from './items.store.ts';

export type ArticleRefusal = 'no-title' | 'too-long' | 'slug-invalid' | 'slug-taken';
export type ArticleOutcome = { ok: true; key: string } | { ok: false; refusal: ArticleRefusal };

const refuse = (refusal: ArticleRefusal): ArticleOutcome => ({ ok: false, refusal });

/** A draft in the languages that have a title; its address is made of the title. Not idempotent. */
export async function createArticle(
  world: World,
  who: May<'website'>,
  input: { title: Readonly<Record<Language, string>> },
): Promise<ArticleOutcome> {
  const title = { en: input.title.en.trim(), da: input.title.da.trim() };
  if (!title.en && !title.da) return refuse('no-title');
  if (title.en.length > 300 || title.da.length > 300) return refuse('too-long');
  const key = `article-${randomUUID().slice(0, 8)}`;
  return change(world, who, async (c) => {
    await insertDraftItem(c, { key, slug: await freeSlug(c.tx, title.en || title.da) });
    const { version } = await lockDraft(c, key);
    const page = mirrorLanguage(newArticle(title));
    await saveDraft(c, {
      key,
      page,
      version: version + 1,
      isPublished: false,
      publishAt: null,
    });
    await audit(c, { action: 'page.created', subject: `page:${key}` });
    return { ok: true, key };
  });
}

async function insertDraftItem(
  { tx, now }: Write,
  { key, slug }: { key: string; slug: string },
): Promise<void> {
  const nothing = { image: null, link: null, media: null, mediaDurationSeconds: null, author: null };
  const kind = { type: 'piece', contentType: 'article', isSample: false } as const;
  await insertItem({ tx, now }, { key, slug, ...kind, ...nothing, texts: [] });
}

/** At once, also for a published article: its former address redirects. */
export async function moveArticle(
  world: World,
  who: May<'website'>,
  { key, slug: typed }: { key: string; slug: string },
): Promise<ArticleOutcome> {
  const slug = typed.trim();
  if (!isSlug(slug) || slug.length > 60) return refuse('slug-invalid');
  return change(world, who, async (c) => {
    if (!(await changeArticleSlug(c, { key, slug }))) return refuse('slug-taken');
    await audit(c, { action: 'page.moved', subject: `page:${key}`, details: { slug } });
    await contentChanged(c.tx, allContent);
    return { ok: true, key };
  });
}
