import { inBoth } from '#studio/shared/texts/in-both.ts';

export const elsewhereMessages = inBoth({
  people: ['Edit people', 'Rediger personer'],
  offer: ['Edit offer', 'Rediger tilbuddet'],
  offers: ['Edit offers', 'Rediger tilbud'],
  dates: ['Edit dates', 'Rediger hold'],
  quotes: ['Edit all quotes', 'Rediger alle citater'],
  articles: ['Edit articles', 'Rediger artikler'],
  goods: ['Edit products', 'Rediger produkter'],
  workbooks: ['Edit workbooks', 'Rediger arbejdsbøger'],
});
