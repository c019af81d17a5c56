import type { SampleDocument } from '../document.ts';

export const coach: readonly SampleDocument[] = [
  {
    key: 'artist',
    en: [
      {
        type: 'seo',
        title: '{coach}, singer',
        description: '{coach} as an artist: songs, concerts and bookings.',
      },
      { type: 'headline', text: '{coach}', melody: [1, 4] },
      {
        type: 'lead',
        text: 'The coach, on the other side of the microphone. Her films, pictures and records move in here soon.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-performance-mastery',
        alt: 'A melody that climbs, is held in the light, and comes down',
      },
      {
        type: 'prose',
        heading: 'Concerts and bookings',
        paragraphs: [
          'Alone with a piano, with a trio, or with a choir that has practised. {firstName} sings in Danish, English and, when asked, in Italian.',
          'Write with the place, the date and the room. The room matters most.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Ask for a concert', href: '/contact' },
          { label: 'About {coach}', href: '/about' },
        ],
      },
    ],
    da: [
      {
        type: 'seo',
        title: '{coach}, sanger',
        description: '{coach} som kunstner: sange, koncerter og bookinger.',
      },
      { type: 'headline', text: '{coach}', melody: [1, 4] },
      {
        type: 'lead',
        text: 'Coachen på den anden side af mikrofonen. Hendes film, billeder og plader flytter snart ind her.',
      },
      {
        type: 'picture',
        slot: 'aside',
        picture: 'incipit-performance-mastery',
        alt: 'En melodi, der stiger, holdes i lyset og kommer ned',
      },
      {
        type: 'prose',
        heading: 'Koncerter og booking',
        paragraphs: [
          'Alene med klaver, med trio eller med et kor, der har øvet sig. {firstName} synger på dansk, engelsk og, hvis man spørger, på italiensk.',
          'Skriv sted, dato og rum. Rummet er det vigtigste.',
        ],
      },
      {
        type: 'links',
        items: [
          { label: 'Spørg om en koncert', href: '/contact' },
          { label: 'Om {coach}', href: '/about' },
        ],
      },
    ],
  },
];
