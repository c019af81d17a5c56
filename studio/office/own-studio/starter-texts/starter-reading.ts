import type { StarterPage } from './starter-page.ts';

/** Pages of what a studio may offer later. */
export const starterReading: readonly StarterPage[] = [
  {
    key: 'gift-cards',
    page: {
      en: [
        { type: 'seo', title: 'Gift cards', description: 'Gift cards from {studio}, sent by email.' },
        { type: 'headline', text: 'Gift cards' },
        { type: 'lead', text: 'A gift card from {studio}, sent by email on the day you choose.' },
      ],
      da: [
        { type: 'seo', title: 'Gavekort', description: 'Gavekort fra {studio}, sendt på e-mail.' },
        { type: 'headline', text: 'Gavekort' },
        { type: 'lead', text: 'Et gavekort fra {studio}, sendt på e-mail den dag, du vælger.' },
      ],
    },
  },
  {
    key: 'shop',
    page: {
      en: [
        { type: 'seo', title: 'Shop', description: 'Products from {studio}.' },
        { type: 'headline', text: 'Shop' },
        { type: 'lead', text: 'Products from {studio}.' },
      ],
      da: [
        { type: 'seo', title: 'Butik', description: 'Varer fra {studio}.' },
        { type: 'headline', text: 'Butik' },
        { type: 'lead', text: 'Varer fra {studio}.' },
      ],
    },
  },
  {
    key: 'book',
    page: {
      en: [
        { type: 'seo', title: 'Workbooks', description: 'Workbooks from {studio} to read and print.' },
        { type: 'headline', text: 'Workbooks' },
        { type: 'lead', text: 'Workbooks from {studio} to read and print.' },
      ],
      da: [
        {
          type: 'seo',
          title: 'Arbejdsbøger',
          description: 'Arbejdsbøger fra {studio} til at læse og printe.',
        },
        { type: 'headline', text: 'Arbejdsbøger' },
        { type: 'lead', text: 'Arbejdsbøger fra {studio} til at læse og printe.' },
      ],
    },
  },
  {
    key: 'testimonials',
    page: {
      en: [
        { type: 'seo', title: 'Magazine', description: 'News and stories from {studio}.' },
        { type: 'headline', text: 'Magazine' },
        { type: 'lead', text: 'News and stories from {studio}.' },
        { type: 'testimonials', heading: 'What students say', items: [] },
      ],
      da: [
        { type: 'seo', title: 'Magasin', description: 'Nyheder og historier fra {studio}.' },
        { type: 'headline', text: 'Magasin' },
        { type: 'lead', text: 'Nyheder og historier fra {studio}.' },
        { type: 'testimonials', heading: 'Det siger eleverne', items: [] },
      ],
    },
  },
];
