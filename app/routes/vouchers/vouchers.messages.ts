import type { Language } from '#studio/shared/language.ts';

const en = {
  packs: {
    title: 'Session packs',
    lead: 'Several sessions at a lower price. Book each one when it suits you.',
    perSession: (amount: string) => `${amount} per session`,
    saving: (amount: string) => `${amount} less than single sessions`,
    points: [
      'You book with your account or the link in your email.',
      'Cancel in time and the session is back in your pack.',
      'Sessions you haven’t used can be refunded within 14 days; we deduct the ones you’ve used.',
    ],
    steps: [
      'Choose a pack and pay once.',
      'We email you a link to book with.',
      'Pick your times, one by one or all at once.',
    ],
    buy: 'Buy this pack',
    none: 'No packs are on sale right now.',
    other: { text: 'Looking for a gift?', label: 'Gift cards', href: '/gift-cards' },
  },
  giftCards: {
    title: 'Gift cards',
    lead: 'For sessions, courses and everything else on this website. We email the code to you or to the person it’s for, on the day you choose.',
    perSession: () => '',
    saving: () => '',
    points: [
      'It doesn’t have to be used all at once: the rest stays on the card.',
      'Use it in the currency you bought it in.',
      'If it isn’t used, you can withdraw from the purchase within 14 days.',
    ],
    steps: [
      'Choose an amount. Add a name, a message and a day, if you like.',
      'We email the code on that day, to you or to them.',
      'They enter it when they pay.',
    ],
    buy: 'Buy this gift card',
    none: 'No gift cards are on sale right now.',
    other: { text: 'For yourself?', label: 'Session packs', href: '/private-coaching/packs' },
  },
  validFor: (months: number) =>
    months % 12 === 0
      ? `Valid for ${months / 12} ${months === 12 ? 'year' : 'years'}`
      : `Valid for ${months} months`,
  unlimited: 'No end date',
  howItWorks: 'How it works',
  goodToKnow: 'Good to know',
};

const da: typeof en = {
  packs: {
    title: 'Klippekort',
    lead: 'Flere timer til en lavere pris. Book dem, når det passer dig.',
    perSession: (amount) => `${amount} pr. time`,
    saving: (amount) => `${amount} billigere end enkelte timer`,
    points: [
      'Du booker med din konto eller linket i din e-mail.',
      'Aflyser du i tide, får du klippet tilbage.',
      'Timer, du ikke har brugt, kan du få refunderet inden for 14 dage. Brugte timer betales med deres andel af prisen.',
    ],
    steps: [
      'Vælg et klippekort, og betal én gang.',
      'Vi sender dig et link til at booke med.',
      'Vælg dine tider, én ad gangen eller alle på én gang.',
    ],
    buy: 'Køb klippekortet',
    none: 'Der er ingen klippekort til salg lige nu.',
    other: { text: 'Leder du efter en gave?', label: 'Gavekort', href: '/gift-cards' },
  },
  giftCards: {
    title: 'Gavekort',
    lead: 'Til timer, kurser og alt andet på hjemmesiden. Vi sender koden på e-mail til dig eller til den, der skal have den, på den dag du vælger.',
    perSession: () => '',
    saving: () => '',
    points: [
      'Beløbet behøver ikke blive brugt på én gang. Resten bliver på kortet.',
      'Kortet kan bruges i den valuta, det er købt i.',
      'Er det ikke brugt, kan du fortryde købet inden for 14 dage.',
    ],
    steps: [
      'Vælg et beløb. Tilføj et navn, en hilsen og en dag, hvis du vil.',
      'Vi sender koden på dagen, til dig eller til modtageren.',
      'Koden indtastes ved betalingen.',
    ],
    buy: 'Køb gavekortet',
    none: 'Der er ingen gavekort til salg lige nu.',
    other: { text: 'Til dig selv?', label: 'Klippekort', href: '/private-coaching/packs' },
  },
  validFor: (months) => (months % 12 === 0 ? `Gælder i ${months / 12} år` : `Gælder i ${months} måneder`),
  unlimited: 'Ingen slutdato',
  howItWorks: 'Sådan gør du',
  goodToKnow: 'Godt at vide',
};

export const vouchersMessages: Record<Language, typeof en> = { en, da };
