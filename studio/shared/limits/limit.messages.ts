import type { Language } from '../language.ts';

const en = {
  network: (minutes: number) =>
    `There have been too many requests from your network. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};

const da: typeof en = {
  network: (minutes) =>
    `Der er kommet for mange forespørgsler fra dit netværk. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
};

export const limitMessages: Record<Language, typeof en> = { en, da };
