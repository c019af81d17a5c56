import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Figures',
  lead: 'What you received and refunded in the last twelve months, by the receipts and credit notes issued.',
  caption: 'By month',
  columns: {
    month: 'Month',
    receipts: 'Receipts',
    received: 'Received',
    refunded: 'Refunded',
    net: 'After refunds',
  },
  empty: {
    title: 'No receipts yet',
    text: 'The first payment appears here as soon as its receipt is issued.',
  },
  orders: 'View orders',
};

const da: typeof en = {
  title: 'Nøgletal',
  lead: 'Det, du har modtaget og refunderet de seneste tolv måneder, efter udstedte kvitteringer og kreditnotaer.',
  caption: 'Pr. måned',
  columns: {
    month: 'Måned',
    receipts: 'Kvitteringer',
    received: 'Modtaget',
    refunded: 'Refunderet',
    net: 'Efter refusioner',
  },
  empty: {
    title: 'Ingen kvitteringer endnu',
    text: 'Den første betaling vises her, så snart dens kvittering er udstedt.',
  },
  orders: 'Se ordrer',
};

export const figuresMessages: Record<Language, typeof en> = { en, da };
