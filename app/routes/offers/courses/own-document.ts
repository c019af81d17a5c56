import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { ContentDocument } from '#studio/shared/content/document.ts';
import { paragraphsIn, plainParagraphs } from '#studio/shared/content/rich-text/rich-text.ts';
import { readStoredRichText } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownOfferMessages } from './own-offer.messages.ts';

/** The texts of an offer that the owner created, as blocks of a page. */
export function ownDocument(
  offer: CatalogueOffer,
  language: Language,
  page: 'offer' | 'application' = 'offer',
): ContentDocument {
  const name = offer.name?.[language] ?? offer.id;
  const summary = offer.summary[language];
  const description = readStoredRichText(offer.description[language]);
  const paragraphs = typeof description === 'string' ? paragraphsIn(description) : description;
  const [first] = plainParagraphs(description);
  const isForm = page === 'application';
  const title = isForm ? ownOfferMessages[language].applicationFor(name) : name;
  const blocks: Block[] = [
    { type: 'seo', title, description: summary || first || title },
    { type: 'headline', text: title },
    ...(summary ? [{ type: 'lead' as const, text: summary }] : []),
    ...(first !== undefined && !isForm ? [{ type: 'prose' as const, paragraphs }] : []),
  ];
  return { key: offer.id, language, blocks };
}
