import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { elsewhereMessages } from './elsewhere.messages.ts';

type Kind = keyof (typeof elsewhereMessages)['en'];

const addresses: Readonly<Record<Kind, string>> = {
  people: '/admin/instructors',
  offer: '/admin/catalogue',
  offers: '/admin/catalogue',
  dates: '/admin/dates',
  quotes: '/admin/lists',
  articles: '/admin/website/articles',
  goods: '/admin/products',
  workbooks: '/admin/workbooks',
};

const kindsByType: Partial<Record<Block['type'], readonly Kind[]>> = {
  people: ['people'],
  offer: ['offer', 'dates'],
  programmes: ['offers', 'dates'],
  courseCards: ['offers', 'dates'],
  pricePlans: ['offers'],
  testimonials: ['quotes'],
};

/** Pages whose list is not a section: it is below the headline. */
const kindsByPage: Readonly<Record<string, readonly Kind[]>> = {
  magazine: ['articles'],
  testimonials: ['articles'],
  shop: ['goods'],
  book: ['workbooks'],
};

export interface EditedElsewhere {
  href: string;
  label: string;
}

/** Where what a section shows is edited: people, offers, quotes. */
export function editedElsewhere(key: string, block: Block, language: Language): EditedElsewhere[] {
  const kinds = [
    ...(kindsByType[block.type] ?? []),
    ...(block.type === 'headline' ? (kindsByPage[key] ?? []) : []),
  ];
  return kinds.map((kind) => ({
    href:
      kind === 'offer' && block.type === 'offer' ? `${addresses.offer}/${block.offerId}` : addresses[kind],
    label: elsewhereMessages[language][kind],
  }));
}
