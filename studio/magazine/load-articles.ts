import type { Tx } from '#platform/db/database.ts';
import { sampleArticles } from '../../db/sample/articles.ts';
import { blocksSchema } from '../content/blocks.ts';
import { insertItem, moveItem } from './items.store.ts';

export async function loadArticles(tx: Tx, now: Temporal.Instant): Promise<void> {
  for (const article of sampleArticles) {
    const id = await insertItem(
      tx,
      {
        slug: article.slug,
        type: article.type,
        contentType: article.contentType,
        image: article.image,
        link: article.link ?? null,
        media: article.media ?? null,
        mediaDurationSeconds: article.mediaDurationSeconds ?? null,
        author: article.author ?? null,
        isSample: article.isSample ?? false,
        texts: (['en', 'da'] as const).map((language) => ({
          language,
          ...article[language],
          blocks: blocksSchema.parse(article[language].blocks),
        })),
      },
      now,
    );
    await moveItem(tx, {
      id,
      to: 'published',
      at: Temporal.Instant.from(`${article.publishedOn}T12:00:00Z`),
    });
  }
}
