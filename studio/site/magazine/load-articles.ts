import { createHash } from 'node:crypto';
import type { Write } from '#studio/shared/change.ts';
import { type Block, blocksSchema } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { insertVersion, publishDocuments } from '#studio/site/pages/page-drafts.store.ts';
import type { SampleArticle } from '../../../db/sample/article.ts';
import { sampleArticles } from '../../../db/sample/articles.ts';
import { headBlocks } from './article.ts';
import { insertItem, moveItem } from './items.store.ts';

export async function loadArticles({ tx, now }: Write): Promise<void> {
  for (const article of sampleArticles) {
    const key = keyOf(article.slug);
    const page = { en: blocksIn(article, 'en'), da: blocksIn(article, 'da') };
    const id = await insertItem(
      { tx, now },
      {
        slug: article.slug,
        key,
        type: article.type,
        contentType: article.contentType,
        image: article.image ?? null,
        link: article.link ?? null,
        media: article.media ?? null,
        mediaDurationSeconds: article.mediaDurationSeconds ?? null,
        author: article.author ?? null,
        isSample: article.isSample ?? false,
        texts: (['en', 'da'] as const).map((language) => ({
          language,
          title: article[language].title,
          excerpt: article[language].excerpt,
          tag: article[language].tag,
          blocks: bodyOf(article, language),
        })),
      },
    );
    const at = Temporal.Instant.from(`${article.publishedOn}T12:00:00Z`);
    await moveItem(tx, { id, to: 'published', at });
    await insertVersion(tx, { key, page, at, by: 'system' });
    await publishDocuments(tx, { key, page, at });
  }
}

/** The same as in the migration that gave keys to articles. */
function keyOf(slug: string): string {
  return `article-${createHash('md5').update(slug).digest('hex').slice(0, 8)}`;
}

function blocksIn(article: SampleArticle, language: Language): Block[] {
  const { title, excerpt, tag } = article[language];
  const { contentType, author, link, image } = article;
  const head = headBlocks({ title, excerpt, tag, contentType, author, link, image }, 'both');
  return blocksSchema.parse([...head, ...bodyOf(article, language)]);
}

function bodyOf({ media, ...article }: SampleArticle, language: Language): Block[] {
  const { title, blocks } = article[language];
  const recording = media ? [{ type: 'recording', recording: media, title }] : [];
  return blocksSchema.parse([...recording, ...blocks]);
}
