import type { Language } from '#studio/shared/language.ts';

const en = {
  one: { choose: 'Choose a file', none: 'No file chosen' },
  many: { choose: 'Choose files', none: 'No files chosen' },
};

const da: typeof en = {
  one: { choose: 'Vælg fil', none: 'Ingen fil valgt' },
  many: { choose: 'Vælg filer', none: 'Ingen filer valgt' },
};

/** What stands on a file field, of one file or of several; browsers would say it in their own language. */
export const fileWords: Record<Language, typeof en> = { en, da };
