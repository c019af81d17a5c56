import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'You’re offline.',
  text: 'Nothing on this page is lost. Please press again in a moment.',
  close: 'Close',
  /** On the way to another page. */
  sentence: 'Nothing is lost. Please load this page again in a moment.',
  again: 'Reload',
};

const da: typeof en = {
  title: 'Der er ingen forbindelse.',
  text: 'Intet på siden er gået tabt. Tryk igen om et øjeblik.',
  close: 'Luk',
  sentence: 'Intet er gået tabt. Hent siden igen om et øjeblik.',
  again: 'Hent igen',
};

export const networkErrorMessages: Record<Language, typeof en> = { en, da };
