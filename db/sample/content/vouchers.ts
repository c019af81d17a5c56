import type { SampleDocument } from '../document.ts';

export const vouchers: readonly SampleDocument[] = [
  {
    key: 'packs',
    en: [
      {
        type: 'seo',
        title: 'Session packs',
        description:
          'Five or ten sessions of private coaching with {coach} at a lower price, booked one by one.',
      },
      { type: 'headline', text: 'Session packs', melody: [0, 3] },
      {
        type: 'lead',
        text: 'Several sessions at a lower price. Book each one when it suits you.',
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Klippekort',
        description:
          'Fem eller ti timers privat coaching hos {coach} til en lavere pris, booket én ad gangen.',
      },
      { type: 'headline', text: 'Klippekort', melody: [0, 3] },
      { type: 'lead', text: 'Flere timer til en lavere pris. Book dem, når det passer dig.' },
    ],
  },
  {
    key: 'gift-cards',
    en: [
      {
        type: 'seo',
        title: 'Gift cards',
        description: 'Gift cards for sessions, courses and workshops at {studio}, sent by email.',
      },
      { type: 'headline', text: 'Gift cards', melody: [0, 4] },
      {
        type: 'lead',
        text: 'For sessions, courses and more. We email the code to you or to the person it’s for, on the day you choose.',
      },
    ],
    da: [
      {
        type: 'seo',
        title: 'Gavekort',
        description: 'Gavekort til timer, kurser og workshops hos {studio}, sendt på e-mail.',
      },
      { type: 'headline', text: 'Gavekort', melody: [0, 4] },
      {
        type: 'lead',
        text: 'Til timer, kurser og mere. Vi sender koden på e-mail på den dag, du vælger, til dig selv eller til modtageren.',
      },
    ],
  },
];
