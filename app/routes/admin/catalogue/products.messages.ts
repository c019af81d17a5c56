import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Products',
  searchHint: 'Name',
  columns: { name: 'Name', category: 'Category', sizes: 'Price and stock', state: 'State' },
  filters: { category: 'Category', shown: 'In the shop', everywhere: 'Shown and hidden' },
  shown: { yes: 'Shown', no: 'Hidden' },
  sample: 'Sample',
  unpriced: 'no price',
  pieces: (count: number) => (count === 0 ? 'none left' : count === 1 ? '1 piece' : `${count} pieces`),
  onOrder: 'made to order',
  add: 'New product',
  empty: { title: 'Nothing on the shelf yet', text: 'Products in the shop appear here.' },
};

const da: typeof en = {
  title: 'Produkter',
  searchHint: 'Navn',
  columns: { name: 'Navn', category: 'Kategori', sizes: 'Pris og lager', state: 'Status' },
  filters: { category: 'Kategori', shown: 'I butikken', everywhere: 'Viste og skjulte' },
  shown: { yes: 'Synlig', no: 'Skjult' },
  sample: 'Eksempel',
  unpriced: 'ingen pris',
  pieces: (count) => (count === 0 ? 'ingen tilbage' : count === 1 ? '1 stk.' : `${count} stk.`),
  onOrder: 'laves på bestilling',
  add: 'Nyt produkt',
  empty: { title: 'Ingen produkter endnu', text: 'Produkterne i butikken vises her.' },
};

export const productListMessages: Record<Language, typeof en> = { en, da };
