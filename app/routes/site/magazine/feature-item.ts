import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import { type ItemCard, readingMinutes } from '#studio/site/magazine/item.ts';
import { plainTextsOf } from '#studio/site/pages/block-form.ts';

/** The card of the feature leads here; its text is a document of its own. */
export const featurePath = '/magazine';

/** With the words of its document, and the time it takes to read them. */
export function featureOf(card: ItemCard | null, document: ContentDocument, title: string): ItemCard {
  const headline = blockOf(document, 'headline');
  return {
    ...(card ?? { ...unlisted, language: document.language, languages: [document.language] }),
    title: headline?.text ?? title,
    excerpt: blockOf(document, 'lead')?.text ?? '',
    image: headline?.picture ?? card?.image ?? null,
    imageAlt: headline?.pictureAlt ?? card?.imageAlt ?? '',
    imageCaption: headline?.caption ?? card?.imageCaption ?? '',
    readingMinutes: minutesOf(document),
  };
}

/** The card of the feature does not have its text. */
export function withFeatureLength(card: ItemCard, document: ContentDocument): ItemCard {
  return card.link === featurePath ? { ...card, readingMinutes: minutesOf(document) } : card;
}

function minutesOf({ blocks }: ContentDocument): number | null {
  const isRead = (type: string) => type !== 'seo' && type !== 'links';
  return readingMinutes(blocks.filter(({ type }) => isRead(type)).flatMap(plainTextsOf));
}

const unlisted: Omit<ItemCard, 'title' | 'excerpt' | 'language' | 'languages'> = {
  id: 'feature',
  type: 'feature',
  image: null,
  imageAlt: '',
  imageCaption: '',
  link: featurePath,
  tag: '',
  contentType: 'article',
  external: false,
  video: false,
  audio: false,
  audioLength: null,
  readingMinutes: null,
  media: null,
  author: null,
  isSample: false,
};
