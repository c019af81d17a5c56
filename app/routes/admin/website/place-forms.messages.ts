import type { Language } from '#studio/shared/language.ts';

const en = { choose: 'Choose from the library' };

const da: typeof en = { choose: 'Vælg fra biblioteket' };

export const placeFormsMessages: Record<Language, typeof en> = { en, da };
