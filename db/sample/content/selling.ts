import type { SampleDocument } from '../document.ts';

/** The words of the shop's and the courses' shelves. */
export const selling: readonly SampleDocument[] = [
  {
    key: 'shop',
    en: [
      {
        type: 'seo',
        title: 'Shop, {studio}',
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
        sub: 'Warm-ups, your recordings and your notes from the lesson, in an app of its own.',
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Butik, {studio}',
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
        sub: 'Opvarmning, dine optagelser og dine noter fra timen, i en app for sig.',
      },
    ],
  },
  {
    key: 'sales',
    en: [
      {
        type: 'seo',
        title: 'Online courses, {studio}',
        description: 'Courses to sing along with at home, in three sizes.',
      },
      { type: 'headline', text: 'Courses at home', melody: [0, 2, 4] },
      {
        type: 'lead',
        text: 'Courses to sing along with at home, at the hour that suits you and your neighbours. They open soon.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-studio-day',
        alt: 'The same phrase twice, the second steady',
      },
      {
        type: 'facts',
        heading: 'What is coming',
        rows: [
          { label: 'Beginner course', value: '$97' },
          { label: 'Advanced course', value: '$147' },
          { label: 'Main course, Basic', value: '$297' },
          { label: 'Main course, Premium', value: '$497' },
          { label: 'Main course, Professional', value: '$997' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Each comes with a 30-day satisfaction guarantee; Premium and Professional can be paid over three months.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Tell me when they open', href: '#newsletter' },
          { label: 'See the courses in Copenhagen', href: '/courses' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Onlinekurser, {studio}',
        description: 'Kurser at synge med på derhjemme, i tre størrelser.',
      },
      { type: 'headline', text: 'Kurser hjemme', melody: [0, 4] },
      {
        type: 'lead',
        text: 'Kurser at synge med på derhjemme, på det tidspunkt, der passer dig og dine naboer. De åbner snart.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-studio-day',
        alt: 'Den samme frase to gange, den anden rolig',
      },
      {
        type: 'facts',
        heading: 'Det kommer',
        rows: [
          { label: 'Begynderkursus', value: '$97' },
          { label: 'Kursus for øvede', value: '$147' },
          { label: 'Hovedkursus, Basic', value: '$297' },
          { label: 'Hovedkursus, Premium', value: '$497' },
          { label: 'Hovedkursus, Professional', value: '$997' },
        ],
      },
      {
        type: 'prose',
        paragraphs: [
          'Alle har 30 dages tilfredshedsgaranti; Premium og Professional kan betales over tre måneder.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Sig til, når de åbner', href: '#newsletter' },
          { label: 'Se kurserne i København', href: '/courses' },
        ],
      },
    ],
  },
];
