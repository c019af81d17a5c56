import type { Language } from '#studio/shared/language.ts';

const en = {
  reduced: (prices: string) => `Reduced. Lowest price of the 30 days before: ${prices}`,
};

const da: typeof en = {
  reduced: (prices) => `Nedsat. Laveste pris i de 30 dage før: ${prices}`,
};

export const priceRowMessages: Record<Language, typeof en> = { en, da };
