import type { InstalmentState } from '#platform/db/schema/money.ts';

const en = {
  open: 'Open your lessons',
  firstTime: 'The first time, choose “Sign up” and use the email address of this order.',
  payments: 'Payments',
  payment: (number: number, count: number, date: string | null) =>
    date ? `${number} of ${count}, ${date}` : `${number} of ${count}`,
  states: {
    due: 'scheduled',
    paid: 'paid',
    failed: 'declined',
    'written-off': 'not charged',
  } satisfies Record<InstalmentState, string>,
  pay: 'Pay it now',
  paused: 'Your access is paused until this is paid. All your progress is saved.',
  guarantee: 'Not for you? Have your money back',
  guaranteeText: (date: string) =>
    `Until ${date} you can return the course without giving a reason. Your access ends, and everything you’ve paid is refunded to your card.`,
  guaranteePlan: 'You won’t be charged again.',
  giveBack: (amount: string) => `Return course and refund ${amount}`,
  givingBack: 'Refunding...',
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
