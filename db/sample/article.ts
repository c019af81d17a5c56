import type { Block } from '#studio/shared/content/blocks.ts';
import type { ContentType } from '#studio/site/magazine/item.ts';

/** The words of a magazine item in one language. */
export interface ArticleWords {
  title: string;
  excerpt: string;
  tag: string;
  blocks: Block[];
}

/** One item of the sample magazine; loaded once, then the database rules. */
export interface SampleArticle {
  slug: string;
  type: 'feature' | 'piece' | 'story';
  contentType: ContentType;
  image?: string;
  /** Where its card leads instead of to a page of its own. */
  link?: string;
  media?: string;
  mediaDurationSeconds?: number;
  author?: string;
  /** Quotes somebody who does not exist. */
  isSample?: true;
  /** A day at noon, UTC. */
  publishedOn: string;
  en: ArticleWords;
  da: ArticleWords;
}
