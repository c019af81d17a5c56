import type { Block } from '#studio/shared/content/blocks.ts';
import { wordsOf } from '#studio/site/magazine/article.ts';
import { languagesOf, type PageBlocks, publishedBlocks } from '#studio/site/pages/page-draft.ts';

/** Its title as subject and headline, its introduction, and a link to the article with its picture. */
export function issueFromArticle(page: PageBlocks, slug: string): PageBlocks {
  const written = languagesOf(page);
  const languages = written.length > 1 ? 'both' : (written[0] ?? 'en');
  const blocksIn = (blocks: readonly Block[]): Block[] => {
    const { title, excerpt } = wordsOf(publishedBlocks(blocks));
    return [
      { type: 'issue', languages, subject: title.slice(0, 150).trim(), preview: shortened(excerpt) },
      { type: 'headline', text: title },
      { type: 'lead', text: excerpt },
      { type: 'articleLink', slot: 'added', article: slug },
    ];
  };
  return { en: blocksIn(page.en), da: blocksIn(page.da) };
}

function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length <= 150 ? line : `${line.slice(0, 149).trimEnd()}…`;
}
