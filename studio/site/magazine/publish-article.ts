import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#studio/shared/change.ts';
import { isArticleKey } from '#studio/site/pages/own-page.ts';
import { languagesOf, type PageBlocks, publishedBlocks } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { wordsOf } from './article.ts';
import { articleOf, recordedSeconds, type StoredArticle } from './articles.queries.ts';
import { moveItem, type PublishedArticle, updateArticle } from './items.store.ts';

/** On 'page.published': visitors see the article as its draft has it. */
export async function publishArticle({ tx, now }: Change, { key }: { key: string }): Promise<void> {
  const article = isArticleKey(key) ? await articleOf(tx, key) : null;
  if (!article) return;
  const { page } = await pageDraft(tx, key);
  await updateArticle(tx, article.id, await publishedArticle(tx, article, page));
  await moveItem(tx, { id: article.id, to: 'published', at: now });
}

/** On 'page.unpublished'. */
export async function unpublishArticle({ tx, now }: Change, { key }: { key: string }): Promise<void> {
  const article = isArticleKey(key) ? await articleOf(tx, key) : null;
  if (article) await moveItem(tx, { id: article.id, to: 'withdrawn', at: now });
}

async function publishedArticle(tx: Tx, before: StoredArticle, page: PageBlocks): Promise<PublishedArticle> {
  const written = languagesOf(page).map((language) => ({
    language,
    words: wordsOf(publishedBlocks(page[language])),
  }));
  const { contentType, author, link, image, media } = written[0]?.words ?? wordsOf([]);
  const isSame = media === before.media;
  return {
    contentType,
    author,
    link,
    image,
    media,
    mediaDurationSeconds: isSame ? before.mediaDurationSeconds : await secondsOf(tx, media),
    texts: written.map(({ language, words }) => {
      const { title, excerpt, tag, imageAlt, imageCaption, blocks } = words;
      return { language, title, excerpt, tag, imageAlt, imageCaption, blocks };
    }),
  };
}

const secondsOf = (tx: Tx, media: string | null) => (media ? recordedSeconds(tx, media) : null);
