import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const productListMessages = inBoth({
  title: ['Products', 'Produkter'],
  searchHint: common.name,
  columns: {
    name: common.name,
    category: ['Category', 'Kategori'],
    sizes: ['Price and stock', 'Pris og lager'],
    state: common.state,
  },
  filters: {
    category: ['Category', 'Kategori'],
    shown: ['In the shop', 'I butikken'],
    everywhere: ['Shown and hidden', 'Viste og skjulte'],
  },
  shown: { yes: ['Shown', 'Synlig'], no: common.hidden },
  sample: common.sample,
  unpriced: ['no price', 'ingen pris'],
  pieces: (count: number) =>
    count === 0
      ? ['none left', 'ingen tilbage']
      : count === 1
        ? ['1 piece', '1 stk.']
        : [`${count} pieces`, `${count} stk.`],
  onOrder: ['made to order', 'laves på bestilling'],
  add: ['New product', 'Nyt produkt'],
  empty: {
    title: ['No products yet', 'Ingen produkter endnu'],
    text: ['Products in the shop appear here.', 'Produkterne i butikken vises her.'],
  },
});
