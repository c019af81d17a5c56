import { inBoth } from '#studio/shared/texts/in-both.ts';

export const priceRowMessages = inBoth({
  reduced: (prices: string) => [
    `Reduced. Lowest price in the 30 days before: ${prices}`,
    `Nedsat. Laveste pris i de 30 dage før: ${prices}`,
  ],
});
