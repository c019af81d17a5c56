import type { Language } from '#studio/shared/language.ts';

const en = {
  headline: 'Private Coaching',
  lead: 'One room, one hour, your songs. Choose when; paying takes a minute.',
};

const da: typeof en = {
  headline: 'Privat coaching',
  lead: 'Ét rum, én time, dine sange. Vælg en tid, og betal på et minut.',
};

export const bookMessages: Record<Language, typeof en> = { en, da };
