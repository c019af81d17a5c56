import { starterBooking } from './starter-booking.ts';
import { starterHome } from './starter-home.ts';
import { starterLegal } from './starter-legal.ts';
import { type Facts, notShown, type StarterPage } from './starter-page.ts';
import { starterPerson } from './starter-person.ts';

/** Pages of what a studio may offer later. */
const starterReading: readonly StarterPage[] = [
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

/** Of a studio that has just begun, in both languages. The other specified pages are not shown. */
export function starterPages(facts: Facts, given: { phone: string; cvr: string }): StarterPage[] {
  return [
    starterHome(facts),
    ...starterBooking(facts),
    ...starterPerson(facts),
    ...starterReading,
    ...starterContact(facts),
    ...starterLegal(given),
  ];
}

function starterContact({ city }: Facts): StarterPage[] {
  return [
    {
      key: 'contact',
      page: {
        en: [
          { type: 'seo', title: 'Contact', description: `Write to {studio} in ${city}.` },
          { type: 'headline', text: 'Contact us' },
          { type: 'lead', text: 'Write to us, and {firstName} will reply.' },
          {
            type: 'prose',
            heading: 'Not sure what to book?',
            paragraphs: ['Book a free consultation, and talk to {firstName} before you decide.'],
          },
        ],
        da: [
          { type: 'seo', title: 'Kontakt', description: `Skriv til {studio} i ${city}.` },
          { type: 'headline', text: 'Kontakt os' },
          { type: 'lead', text: 'Skriv til os, så svarer {firstName}.' },
          {
            type: 'prose',
            heading: 'Er du i tvivl om, hvad du skal booke?',
            paragraphs: ['Book en gratis samtale, og tal med {firstName}, før du bestemmer dig.'],
          },
        ],
      },
    },
    consultation,
  ];
}

const consultation: StarterPage = {
  key: 'consultation',
  page: {
    en: [
      { type: 'seo', title: 'Free consultation', description: 'Talk to {coach} before you book.' },
      { type: 'headline', text: 'A free consultation' },
      {
        type: 'lead',
        text: 'Talk to {coach} before you book. Choose a time, and confirm it with the link in our email.',
      },
      notShown({
        type: 'list',
        heading: 'Before we talk',
        items: ['Write what is useful to know before the consultation.'],
      }),
      {
        type: 'links',
        items: [
          { label: 'See what you can book', href: '/courses' },
          { label: 'Contact us', href: '/contact' },
        ],
      },
    ],
    da: [
      { type: 'seo', title: 'Gratis samtale', description: 'Tal med {coach}, før du booker.' },
      { type: 'headline', text: 'En gratis samtale' },
      {
        type: 'lead',
        text: 'Tal med {coach}, før du booker. Vælg en tid, og bekræft den med linket i vores e-mail.',
      },
      notShown({
        type: 'list',
        heading: 'Før vi taler sammen',
        items: ['Skriv, hvad der er godt at vide før samtalen.'],
      }),
      {
        type: 'links',
        items: [
          { label: 'Se, hvad du kan booke', href: '/courses' },
          { label: 'Kontakt os', href: '/contact' },
        ],
      },
    ],
  },
};
