import type { SampleDocument } from '../document.ts';

/** The words of the shop's and the courses' shelves. */
export const selling: readonly SampleDocument[] = [
  {
    key: 'shop',
    en: [
      {
        type: 'seo',
        title: 'Shop',
        description:
          'Music equipment for singers at home, and clothes and cups with the studio’s own prints.',
      },
      { type: 'headline', text: 'Shop', melody: [3] },
      {
        type: 'lead',
        text: 'What a singer needs at home, and no more. And things to practise in, each with a print that is a real sound.',
      },
      {
        type: 'heading',
        slot: 'app',
        text: 'The studio in your pocket',
        sub: 'Warm-ups, your recordings and your session notes, all in one app.',
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Butik',
        description: 'Musikudstyr til sangere derhjemme, og tøj og kopper med studiets egne tryk.',
      },
      { type: 'headline', text: 'Butik', melody: [3] },
      {
        type: 'lead',
        text: 'Det, en sanger har brug for derhjemme, og ikke mere. Og ting at øve i, hver med et tryk, der er en rigtig lyd.',
      },
      {
        type: 'heading',
        slot: 'app',
        text: 'Studiet i lommen',
        sub: 'Opvarmning, dine optagelser og dine noter fra timen i én app.',
      },
    ],
  },
];
