import type { SampleDocument } from '../document.ts';

export const contact: readonly SampleDocument[] = [
  {
    key: 'contact',
    en: [
      {
        type: 'seo',
        title: 'Contact, {studio}',
        description: 'Write to {studio}, call, or come by in Copenhagen.',
      },
      { type: 'headline', text: 'Write or sing', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Write what you sing and what is in the way. {firstName} answers herself, usually the next working day.',
      },
      {
        type: 'prose',
        heading: 'A talk first',
        paragraphs: [
          'Not sure what you need? The consultation is free and takes half an hour: you talk, we listen, and nobody sells you anything you did not ask about.',
        ],
      },
      { type: 'links', items: [{ label: 'About the consultation', href: '/consultation' }] },
    ],
    da: [
      {
        type: 'seo',
        title: 'Kontakt, {studio}',
        description: 'Skriv til {studio}, ring, eller kom forbi i København.',
      },
      { type: 'headline', text: 'Skriv eller syng', melody: [0, 2, 5] },
      {
        type: 'lead',
        text: 'Skriv, hvad du synger, og hvad der står i vejen. {firstName} svarer selv, som regel næste hverdag.',
      },
      {
        type: 'prose',
        heading: 'En snak først',
        paragraphs: [
          'Er du i tvivl om, hvad du har brug for? Samtalen er gratis og tager en halv time: du taler, vi lytter, og ingen sælger dig noget, du ikke har spurgt til.',
        ],
      },
      { type: 'links', items: [{ label: 'Om samtalen', href: '/consultation' }] },
    ],
  },
  {
    key: 'consultation',
    en: [
      {
        type: 'seo',
        title: 'Free consultation, {studio}',
        description: 'Half an hour with {coach}, free of charge, before you decide anything.',
      },
      { type: 'headline', text: 'Half an hour, free', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Thirty minutes with {coach}, free of charge, before you decide anything. Picking a time on this page opens soon; until then we agree it by mail.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-private-coaching',
        alt: 'A question and its answer, drawn as a melody',
      },
      {
        type: 'list',
        heading: 'Good to know',
        items: [
          'Half hours between 09:00 and 17:30, by video or telephone.',
          'Nothing to prepare. If you like, send a recording from your telephone beforehand.',
          'Afterwards you know what we would work on, and what it would cost.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Ask for a time', href: '/contact' },
          { label: 'Book a lesson instead', href: '/courses/private-coaching' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Gratis samtale, {studio}',
        description: 'En halv time med {coach}, gratis, før du beslutter dig for noget.',
      },
      { type: 'headline', text: 'En halv time, gratis', melody: [0, 2, 3, 5] },
      {
        type: 'lead',
        text: 'Tredive minutter med {coach}, gratis, før du beslutter dig for noget. Snart kan du vælge tid her på siden; indtil da aftaler vi den på mail.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-private-coaching',
        alt: 'Et spørgsmål og dets svar, tegnet som en melodi',
      },
      {
        type: 'list',
        heading: 'Godt at vide',
        items: [
          'Halve timer mellem 09.00 og 17.30, på video eller telefon.',
          'Intet at forberede. Send gerne en optagelse fra din telefon inden.',
          'Bagefter ved du, hvad vi ville arbejde med, og hvad det ville koste.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Spørg om en tid', href: '/contact' },
          { label: 'Book hellere en time', href: '/courses/private-coaching' },
        ],
      },
    ],
  },
];
