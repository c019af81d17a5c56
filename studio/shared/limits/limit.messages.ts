import { inBoth } from '#studio/shared/texts/in-both.ts';

export const limitMessages = inBoth({
  network: (minutes: number) => [
    `There have been too many requests from your network. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Der er kommet for mange forespørgsler fra dit netværk. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
});
