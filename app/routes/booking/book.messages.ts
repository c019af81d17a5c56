import type { Language } from '#studio/shared/language.ts';

const en = {
  headline: 'Private Coaching',
  lead: 'One room, one hour, your songs. Choose when; paying takes a minute.',
};

const da: typeof en = {
  headline: 'Private Coaching',
  lead: 'Et rum, en time, dine sange. Vælg hvornår; det tager et minut at betale.',
};

export const bookMessages: Record<Language, typeof en> = { en, da };
