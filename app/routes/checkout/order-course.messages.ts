import type { InstalmentState } from '#platform/db/schema/money.ts';

const en = {
  open: 'Open your lessons',
  firstTime: 'The first time, choose “Sign up” there, with the e-mail address of this order.',
  payments: 'Payments',
  payment: (number: number, count: number, date: string | null) =>
    date ? `${number} of ${count}, ${date}` : `${number} of ${count}`,
  states: {
    due: 'to come',
    paid: 'paid',
    failed: 'the card said no',
    'written-off': 'not taken',
  } satisfies Record<InstalmentState, string>,
  pay: 'Pay it now',
  paused: 'Your access rests until this is paid. Everything you have done is kept.',
  guarantee: 'Not for you? Have your money back',
  guaranteeText: (date: string) =>
    `Until ${date} you can give the course back, without a reason. Your access ends, and everything that was taken goes back to your card.`,
  guaranteePlan: 'Nothing more will be taken.',
  giveBack: (amount: string) => `Give it back, and return ${amount}`,
  givingBack: 'Giving it back...',
};

const da: typeof en = {
  open: 'Åbn dine lektioner',
  firstTime: 'Vælg »Opret konto« dér første gang, med den e-mailadresse, ordren har.',
  payments: 'Betalinger',
  payment: (number, count, date) => (date ? `${number} af ${count}, ${date}` : `${number} af ${count}`),
  states: {
    due: 'kommer',
    paid: 'betalt',
    failed: 'kortet sagde nej',
    'written-off': 'ikke trukket',
  },
  pay: 'Betal den nu',
  paused: 'Din adgang holder pause, til det er betalt. Alt, hvad du har lavet, er gemt.',
  guarantee: 'Ikke noget for dig? Få pengene tilbage',
  guaranteeText: (date) =>
    `Til og med ${date} kan du give kurset tilbage uden en grund. Din adgang slutter, og alt, hvad der er trukket, går tilbage til dit kort.`,
  guaranteePlan: 'Der trækkes ikke mere.',
  giveBack: (amount) => `Giv det tilbage, og få ${amount} igen`,
  givingBack: 'Giver det tilbage...',
};

export const orderCourseMessages = { en, da };
export type OrderCourseWords = typeof en;
