import type { Language } from './language.ts';
import type { NameProblem } from './person-name.ts';

export const nameMessages: Record<Language, Record<NameProblem, string>> = {
  en: {
    'name-characters': 'A name can’t contain control characters or hidden marks. Please type it again.',
    'name-web-address':
      'A name can’t contain a web address. Please leave it out, or put a space after each dot.',
  },
  da: {
    'name-characters': 'Et navn må ikke indeholde kontroltegn eller skjulte tegn. Skriv det igen.',
    'name-web-address':
      'Et navn må ikke indeholde en webadresse. Udelad den, eller sæt et mellemrum efter hvert punktum.',
  },
};
