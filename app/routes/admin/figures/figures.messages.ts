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
    file: 'For the accountant',
  },
  empty: {
    title: 'No receipts yet',
    text: 'The first payment appears here as soon as its receipt is issued.',
  },
  download: 'All twelve months as CSV, by VAT class',
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
    file: 'Til revisor',
  },
  empty: {
    title: 'Ingen kvitteringer endnu',
    text: 'Den første betaling vises her, så snart dens kvittering er udstedt.',
  },
  download: 'Alle tolv måneder som CSV, efter momsklasse',
  orders: 'Se ordrer',
};

export const figuresMessages: Record<Language, typeof en> = { en, da };
