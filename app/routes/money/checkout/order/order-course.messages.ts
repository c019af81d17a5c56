import type { InstalmentState } from '#platform/db/schema/money.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const orderCourseMessages = inBoth({
  open: ['Open your lessons', 'Åbn dine lektioner'],
  firstTime: [
    'The first time, choose “Sign up” and use the email address of this order.',
    'Første gang vælger du »Opret konto« med den e-mailadresse, du bestilte med.',
  ],
  payments: ['Payments', 'Betalinger'],
  payment: (number: number, count: number, date: string | null) =>
    date
      ? [`${number} of ${count}, ${date}`, `${number} af ${count}, ${date}`]
      : [`${number} of ${count}`, `${number} af ${count}`],
  states: {
    due: ['scheduled', 'kommende'],
    paid: ['paid', 'betalt'],
    failed: ['declined', 'afvist'],
    'written-off': ['not charged', 'ikke trukket'],
  } satisfies Pairs<Record<InstalmentState, string>>,
  pay: ['Pay now', 'Betal nu'],
  paused: [
    'Your access is paused until this is paid. All your progress is saved.',
    'Din adgang er på pause, til du har betalt. Alt, hvad du har lavet, er gemt.',
  ],
  guarantee: ['Not for you? Get a refund', 'Ikke noget for dig? Få pengene tilbage'],
  guaranteeText: (date: string) => [
    `Until ${date} you can return the course without giving a reason. Your access ends, and everything you’ve paid is refunded to your card.`,
    `Til og med ${date} kan du afmelde kurset uden begrundelse. Din adgang lukkes, og alt, hvad vi har trukket, kommer tilbage på dit kort.`,
  ],
  guaranteePlan: ['You won’t be charged again.', 'Vi trækker ikke mere.'],
  giveBack: (amount: string) => [
    `Return course and refund ${amount}`,
    `Afmeld kurset, og få ${amount} tilbage`,
  ],
  givingBack: ['Refunding...', 'Afmelder kurset...'],
});

export type OrderCourseWords = (typeof orderCourseMessages)['en'];
