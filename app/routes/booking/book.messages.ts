import type { Language } from '#studio/shared/language.ts';

const en = {
  headline: 'Private Coaching',
  lead: 'Choose when your session begins. Paying takes a minute.',
};

const da: typeof en = {
  headline: 'Privat coaching',
  lead: 'Vælg, hvornår din time begynder, og betal på et minut.',
};

export const bookMessages: Record<Language, typeof en> = { en, da };
