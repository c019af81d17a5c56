import type { SampleDocument } from '../document.ts';

/** Short pages of what is being built: each says what it will be and leads on. */
export const reading: readonly SampleDocument[] = [
  {
    key: 'book',
    en: [
      {
        type: 'seo',
        title: 'Workbooks, {studio}',
        description: 'Free workbooks for singers: 76, 32 and 24 pages.',
      },
      { type: 'headline', text: 'Workbooks', melody: [2] },
      {
        type: 'lead',
        text: 'Three free workbooks for practising without a teacher in the room. They are at the printer; their pages can be leafed through here soon.',
      },
      { type: 'picture', slot: 'aside', picture: 'incipit-default', alt: 'A whole bar of rest' },
      {
        type: 'facts',
        heading: 'The three',
        rows: [
          { label: 'The daily voice', value: '76 pages' },
          { label: 'Breath, on paper', value: '32 pages' },
          { label: 'Before you go on', value: '24 pages' },
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Tell me when they are out', href: '#newsletter' },
          { label: 'See the courses', href: '/courses' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Arbejdsbøger, {studio}',
        description: 'Gratis arbejdsbøger for sangere: 76, 32 og 24 sider.',
      },
      { type: 'headline', text: 'Arbejdsbøger', melody: [2] },
      {
        type: 'lead',
        text: 'Tre gratis arbejdsbøger til at øve uden en lærer i rummet. De er hos trykkeren; snart kan man bladre i dem her.',
      },
      { type: 'picture', slot: 'aside', picture: 'incipit-default', alt: 'En hel takts pause' },
      {
        type: 'facts',
        heading: 'De tre',
        rows: [
          { label: 'Stemmen hver dag', value: '76 sider' },
          { label: 'Åndedræt på papir', value: '32 sider' },
          { label: 'Før du går på', value: '24 sider' },
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Sig til, når de er ude', href: '#newsletter' },
          { label: 'Se kurserne', href: '/courses' },
        ],
      },
    ],
  },
];
