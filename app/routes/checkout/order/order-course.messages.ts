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
  pay: 'Pay now',
  paused: 'Your access is paused until this is paid. All your progress is saved.',
  guarantee: 'Not for you? Get a refund',
  guaranteeText: (date: string) =>
    `Until ${date} you can return the course without giving a reason. Your access ends, and everything you’ve paid is refunded to your card.`,
  guaranteePlan: 'You won’t be charged again.',
  giveBack: (amount: string) => `Return course and refund ${amount}`,
  givingBack: 'Refunding...',
};

const da: typeof en = {
  open: 'Åbn dine lektioner',
  firstTime: 'Første gang vælger du »Opret konto« med den e-mailadresse, du bestilte med.',
  payments: 'Betalinger',
  payment: (number, count, date) => (date ? `${number} af ${count}, ${date}` : `${number} af ${count}`),
  states: {
    due: 'kommende',
    paid: 'betalt',
    failed: 'kortet blev afvist',
    'written-off': 'ikke trukket',
  },
  pay: 'Betal nu',
  paused: 'Din adgang er på pause, til du har betalt. Alt, hvad du har lavet, er gemt.',
  guarantee: 'Ikke noget for dig? Få pengene tilbage',
  guaranteeText: (date) =>
    `Til og med ${date} kan du afmelde kurset uden begrundelse. Din adgang lukkes, og alt, hvad vi har trukket, kommer tilbage på dit kort.`,
  guaranteePlan: 'Vi trækker ikke mere.',
  giveBack: (amount) => `Afmeld kurset, og få ${amount} tilbage`,
  givingBack: 'Afmelder kurset...',
};

export const orderCourseMessages = { en, da };
export type OrderCourseWords = typeof en;
