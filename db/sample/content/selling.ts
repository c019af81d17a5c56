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
          'Music equipment for singers at home, and clothes and mugs with the studio’s own prints.',
      },
      { type: 'headline', text: 'Shop', melody: [3] },
      {
        type: 'lead',
        text: 'What a singer needs at home, and no more. And clothes to practise in, printed with the shape of a sung note.',
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
        description: 'Musikudstyr til sangere derhjemme, og tøj og krus med studiets egne tryk.',
      },
      { type: 'headline', text: 'Butik', melody: [3] },
      {
        type: 'lead',
        text: 'Det, en sanger skal bruge derhjemme. Og tøj at øve i, med aftryk af en tone, nogen har sunget.',
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
