import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Captions',
  languages: { en: 'English', da: 'Danish' },
  none: (language: string) => `Nothing in ${language} yet.`,
  existing: (language: string) => `Captions in ${language}`,
  facts: (cues: number, size: string) => `${cues} ${cues === 1 ? 'line' : 'lines'}, ${size}`,
  add: (language: string) => `Captions in ${language}`,
  replace: (language: string) => `Replace the captions in ${language}`,
  hint: 'WebVTT (.vtt), at most 1 MB.',
  drop: 'or drop it here',
  send: (language: string) => `Upload captions in ${language}`,
  remove: (language: string) => `Delete the captions in ${language}`,
  removeSure: (language: string) => `Delete the captions in ${language} for good?`,
};

const da: typeof en = {
  title: 'Undertekster',
  languages: { en: 'engelsk', da: 'dansk' },
  none: (language) => `Ikke noget på ${language} endnu.`,
  existing: (language) => `Undertekster på ${language}`,
  facts: (cues, size) => `${cues} ${cues === 1 ? 'linje' : 'linjer'}, ${size}`,
  add: (language) => `Undertekster på ${language}`,
  replace: (language) => `Udskift underteksterne på ${language}`,
  hint: 'WebVTT (.vtt), højst 1 MB.',
  drop: 'eller slip den her',
  send: (language) => `Upload undertekster på ${language}`,
  remove: (language) => `Slet underteksterne på ${language}`,
  removeSure: (language) => `Slet underteksterne på ${language} for altid?`,
};

export const captionsMessages: Record<Language, typeof en> = { en, da };
