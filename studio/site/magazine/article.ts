import type { Block, BlockOf, BlockType } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { articlePlaceholders } from '#studio/site/pages/placeholders.ts';
import type { ContentType } from './item.ts';

/** What the blocks of an article say in one language. */
export interface ArticleWords {
  title: string;
  excerpt: string;
  tag: string;
  contentType: ContentType;
  author: string | null;
  link: string | null;
  image: string | null;
  imageAlt: string;
  imageCaption: string;
  media: string | null;
  blocks: readonly Block[];
}

export function wordsOf(blocks: readonly Block[]): ArticleWords {
  const first = <T extends BlockType>(type: T) =>
    (blocks.find((block) => block.type === type) as BlockOf<T> | undefined) ?? null;
  const [headline, lead, details] = [first('headline'), first('lead'), first('article')];
  const head: readonly (Block | null)[] = [headline, lead, details];
  return {
    title: headline?.text ?? '',
    excerpt: lead?.text ?? '',
    tag: details?.tag ?? '',
    contentType: details?.kind ?? 'article',
    author: details?.author ?? null,
    link: details?.link ?? null,
    image: headline?.picture ?? null,
    imageAlt: headline?.pictureAlt ?? '',
    imageCaption: headline?.caption ?? '',
    media: first('recording')?.recording ?? null,
    blocks: blocks.filter((block) => !head.includes(block)),
  };
}

interface ArticleHead {
  title: string;
  excerpt: string;
  tag?: string | undefined;
  contentType: ContentType;
  author?: string | null | undefined;
  link?: string | null | undefined;
  image?: string | null | undefined;
}

export function headBlocks(
  { title, excerpt, tag, contentType, author, link, image }: ArticleHead,
  languages: BlockOf<'article'>['languages'],
): Block[] {
  return [
    { type: 'headline', text: title, ...(image ? { picture: image } : {}) },
    { type: 'lead', text: excerpt },
    {
      type: 'article',
      kind: contentType,
      languages,
      ...(author ? { author } : {}),
      ...(tag ? { tag } : {}),
      ...(link ? { link } : {}),
    },
  ];
}

/** An article begins in the languages that it has a title in. */
export function newArticle(title: Readonly<Record<Language, string>>): PageBlocks {
  const languages = title.en && title.da ? 'both' : title.en ? 'en' : 'da';
  const blocksIn = (language: Language): Block[] => {
    const words = articlePlaceholders[language];
    return [
      ...headBlocks({ title: title[language], excerpt: words.lead, contentType: 'article' }, languages),
      { type: 'prose', paragraphs: [words.text] },
    ];
  };
  if (languages === 'both') return { en: blocksIn('en'), da: blocksIn('da') };
  const written = blocksIn(languages);
  return { en: written, da: written };
}
