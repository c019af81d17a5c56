import type { SampleDocument } from '../document.ts';

/** Short pages of what is being built: each says what it will be and leads on. */
export const selling: readonly SampleDocument[] = [
  {
    key: 'shop',
    en: [
      {
        type: 'seo',
        title: 'Shop, {studio}',
        description: 'Music equipment, clothing and merchandise from {studio}.',
      },
      { type: 'headline', text: 'Shop', melody: [3] },
      {
        type: 'lead',
        text: 'Music equipment we use ourselves, and clothes to practise in. The shop opens soon; until then ask, and we put something aside.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-recording-essentials',
        alt: 'Short notes, close together',
      },
      {
        type: 'list',
        heading: 'On the shelf',
        items: [
          'A microphone, headphones, an audio interface and a pop filter: what a singer needs at home, and no more.',
          'T-shirt, hoodie, cap, tote bag, and two cups for tea, which is what everybody really drinks.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Ask about something', href: '/contact' },
          { label: 'See the courses', href: '/courses' },
        ],
      },
    ],
    da: [
      { type: 'seo', title: 'Butik, {studio}', description: 'Musikudstyr, tøj og andre ting fra {studio}.' },
      { type: 'headline', text: 'Butik', melody: [3] },
      {
        type: 'lead',
        text: 'Musikudstyr, vi selv bruger, og tøj at øve i. Butikken åbner snart; spørg indtil da, så lægger vi noget til side.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-recording-essentials',
        alt: 'Korte toner, tæt sammen',
      },
      {
        type: 'list',
        heading: 'På hylden',
        items: [
          'En mikrofon, hovedtelefoner, et lydkort og et popfilter: det, en sanger har brug for derhjemme, og ikke mere.',
          'T-shirt, hættetrøje, kasket, mulepose og to kopper til te, for det er det, alle i virkeligheden drikker.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Spørg efter noget', href: '/contact' },
          { label: 'Se kurserne', href: '/courses' },
        ],
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
