import type { SampleDocument } from '../document.ts';

/** Short pages of what is being built: each says what it will be and leads on. */
export const reading: readonly SampleDocument[] = [
  {
    key: 'book',
    en: [
      {
        type: 'seo',
        title: 'Workbooks',
        description: 'Three free workbooks for singers, to leaf through, to print and to write in.',
      },
      { type: 'headline', text: 'Workbooks', melody: [2] },
      {
        type: 'lead',
        text: 'Three free workbooks for practising without a teacher in the room. Leaf through them, print them, and write in them with a pencil.',
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Arbejdsbøger',
        description: 'Tre gratis arbejdsbøger for sangere, til at bladre i, printe og skrive i.',
      },
      { type: 'headline', text: 'Arbejdsbøger', melody: [2] },
      {
        type: 'lead',
        text: 'Tre gratis arbejdsbøger til at øve uden en lærer i rummet. Bladr i dem, print dem, og skriv i dem med blyant.',
      },
    ],
  },
];
