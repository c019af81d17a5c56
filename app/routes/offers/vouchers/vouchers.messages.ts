import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const vouchersMessages = inBoth({
  packs: {
    title: ['Session packs', 'Klippekort'],
    lead: [
      'Several sessions at a lower price. Book each one when it suits you.',
      'Flere timer til en lavere pris. Book dem, når det passer dig.',
    ],
    perSession: (amount: string) => [`${amount} per session`, `${amount} pr. time`],
    saving: (amount: string) => [
      `${amount} less than single sessions`,
      `${amount} billigere end enkelte timer`,
    ],
    points: [
      [
        'You book with your account or the link in your email.',
        'Cancel in time and the session is back in your pack.',
        'For 14 days after buying, you can get a refund for the sessions you haven’t used.',
      ],
      [
        'Du booker med din konto eller linket i din e-mail.',
        'Aflyser du i tide, får du klippet tilbage.',
        'De første 14 dage kan du få pengene tilbage for de timer, du ikke har brugt.',
      ],
    ],
    steps: [
      [
        'Choose a pack and pay once.',
        'We email you a link to book with.',
        'Pick your times, one by one or all at once.',
      ],
      [
        'Vælg et klippekort, og betal én gang.',
        'Vi sender dig et link til at booke med.',
        'Vælg dine tider, én ad gangen eller alle på én gang.',
      ],
    ],
    buy: ['Buy this pack', 'Køb klippekortet'],
    none: ['No packs are on sale right now.', 'Der er ingen klippekort til salg lige nu.'],
    other: {
      text: ['Looking for a gift?', 'Leder du efter en gave?'],
      label: common.giftCards,
      href: '/gift-cards',
    },
  },
  giftCards: {
    title: common.giftCards,
    lead: [
      'For sessions, courses and everything else on this website. We email the code to you or to the person it’s for, on the day you choose.',
      'Til timer, kurser og alt andet på hjemmesiden. Vi sender koden på e-mail på den dag, du vælger, til dig selv eller til modtageren.',
    ],
    perSession: () => '',
    saving: () => '',
    points: [
      [
        'It doesn’t have to be used all at once: the rest stays on the card.',
        'Use it in the currency you bought it in. It can’t pay monthly instalments or another gift card.',
        'If it isn’t used, you can withdraw from the purchase within 14 days.',
      ],
      [
        'Beløbet behøver ikke blive brugt på én gang. Resten bliver på kortet.',
        'Kortet kan bruges i den valuta, det er købt i, men ikke til månedlige rater eller et andet gavekort.',
        'Er det ikke brugt, kan du fortryde købet inden for 14 dage.',
      ],
    ],
    steps: [
      [
        'Choose an amount. Add a name, a message and a day, if you like.',
        'We email the code on that day, to you or to them.',
        'They enter it when they pay.',
      ],
      [
        'Vælg et beløb. Tilføj et navn, en hilsen og en dag, hvis du vil.',
        'Vi sender koden på dagen, til dig eller til modtageren.',
        'Koden indtastes ved betalingen.',
      ],
    ],
    buy: ['Buy this gift card', 'Køb gavekortet'],
    none: ['No gift cards are on sale right now.', 'Der er ingen gavekort til salg lige nu.'],
    other: {
      text: ['For yourself?', 'Til dig selv?'],
      label: ['Session packs', 'Klippekort'],
      href: '/private-coaching/packs',
    },
  },
  validFor: (months: number) =>
    months % 12 === 0
      ? [`Valid for ${months / 12} ${months === 12 ? 'year' : 'years'}`, `Gælder i ${months / 12} år`]
      : [`Valid for ${months} months`, `Gælder i ${months} måneder`],
  unlimited: ['No end date', 'Ingen slutdato'],
  howItWorks: ['How it works', 'Sådan gør du'],
  goodToKnow: ['Good to know', 'Godt at vide'],
});
