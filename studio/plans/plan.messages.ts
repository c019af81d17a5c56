import type { Language } from '#studio/shared/language.ts';

const en = {
  /** What the hosted page calls the monthly line. */
  monthly: (what: string, count: number) => `${what}, one of ${count} monthly payments`,
  /** The cents that do not divide. */
  rounding: 'Rounding adjustment',
  charged: (charged: string, total: string) => `${charged} of ${total} charged.`,
  notCharged: (amount: string) => `${amount} couldn’t be charged.`,
  next: (amount: string, date: string | null) => (date ? `Next: ${amount} on ${date}.` : `Next: ${amount}.`),
  note: (count: number) =>
    `You pay ${count} times: now, and then once a month. Payments stop automatically after the last one.`,
};

const da: typeof en = {
  monthly: (what, count) => `${what}, én af ${count} månedlige betalinger`,
  rounding: 'Afrunding, én gang',
  charged: (charged, total) => `${charged} af ${total} er trukket.`,
  notCharged: (amount) => `${amount} kunne ikke trækkes.`,
  next: (amount, date) => (date ? `Næste: ${amount}, ${date}.` : `Næste: ${amount}.`),
  note: (count) =>
    `Du betaler ${count} gange: nu og derefter én gang om måneden. Betalingen stopper automatisk efter sidste rate.`,
};

export const planWords: Record<Language, typeof en> = { en, da };
