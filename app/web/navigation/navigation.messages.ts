import type { Language } from '#studio/shared/language.ts';

const en = { loading: 'Loading…' };

const da: typeof en = { loading: 'Indlæser…' };

export const navigationMessages: Record<Language, typeof en> = { en, da };
