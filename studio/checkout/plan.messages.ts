import type { Language } from '#studio/shared/language.ts';

const en = {
  /** What the hosted page calls the monthly line. */
  monthly: (what: string, count: number) => `${what}, one of ${count} monthly payments`,
  /** The cents that do not divide. */
  rounding: 'Rounding, once',
  note: (count: number) =>
    `You pay ${count} times: now, and then once a month. It ends by itself after the last payment.`,
};

const da: typeof en = {
  monthly: (what, count) => `${what}, én af ${count} månedlige betalinger`,
  rounding: 'Afrunding, én gang',
  note: (count) =>
    `Du betaler ${count} gange: nu og derefter én gang om måneden. Det slutter af sig selv efter den sidste betaling.`,
};

export const planWords: Record<Language, typeof en> = { en, da };
