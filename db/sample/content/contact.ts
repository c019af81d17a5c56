import type { SampleDocument } from '../document.ts';

export const contact: readonly SampleDocument[] = [
  {
    key: 'contact',
    en: [
      {
        type: 'seo',
        title: 'Contact',
        description: 'Write to {studio}, call, or come by in Copenhagen.',
      },
      { type: 'headline', text: 'Write to us', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Tell us what you sing and what’s in the way. {firstName} replies herself, usually the next business day.',
      },
      {
        type: 'prose',
        heading: 'Talk to {firstName} first',
        paragraphs: [
          'Not sure what you need? The consultation is free and takes 30 minutes, online or in the studio. You talk, we listen, and nobody sells you anything you didn’t ask about.',
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Kontakt',
        description: 'Skriv til {studio}, ring, eller kom forbi i København.',
      },
      { type: 'headline', text: 'Skriv til os', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Skriv, hvad du synger, og hvad der står i vejen. {firstName} svarer selv, som regel næste hverdag.',
      },
      {
        type: 'prose',
        heading: 'Tal med {firstName} først',
        paragraphs: [
          'Er du i tvivl om, hvad du har brug for? Samtalen er gratis og tager 30 minutter, online eller i studiet. Du taler, vi lytter, og ingen sælger dig noget, du ikke har spurgt til.',
        ],
      },
    ],
  },
  {
    key: 'consultation',
    en: [
      {
        type: 'seo',
        title: 'Free consultation',
        description: 'Half an hour with {coach}, free of charge, before you decide anything.',
      },
      { type: 'headline', text: 'Half an hour, free', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Thirty minutes with {coach}, free of charge, before you decide anything.',
      },
      {
        type: 'list',
        heading: 'Good to know',
        items: [
          'Half hours from 09:00 to 17:30, online or in the studio in Copenhagen.',
          'Nothing to prepare. If you like, send a recording from your phone beforehand.',
          'Afterwards you’ll know what we’d work on and what it would cost.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Book a session instead', href: '/courses/private-coaching' },
          { label: 'Write to us', href: '/contact' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Gratis samtale',
        description: 'En halv time med {coach}, gratis, før du beslutter dig for noget.',
      },
      { type: 'headline', text: 'En halv time, gratis', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Tredive minutter med {coach}, gratis, før du beslutter dig for noget.',
      },
      {
        type: 'list',
        heading: 'Godt at vide',
        items: [
          'Halve timer fra 09.00 til 17.30, online eller i studiet i København.',
          'Du skal ikke forberede noget. Send gerne en optagelse fra din telefon inden.',
          'Bagefter ved du, hvad vi ville arbejde med, og hvad det ville koste.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Book hellere en time', href: '/courses/private-coaching' },
          { label: 'Skriv til os', href: '/contact' },
        ],
      },
    ],
  },
];
