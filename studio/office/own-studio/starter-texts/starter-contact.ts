import { type Facts, notShown, type StarterPage } from './starter-page.ts';

export function starterContact({ city }: Facts): StarterPage[] {
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
