import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { NameProblem } from './person-name.ts';

export const nameMessages = inBoth<Pairs<Record<NameProblem, string>>>({
  'name-characters': [
    'A name can’t contain control characters or hidden marks. Please type it again.',
    'Et navn må ikke indeholde kontroltegn eller skjulte tegn. Skriv det igen.',
  ],
  'name-web-address': [
    'A name can’t contain a web address. Please leave it out, or put a space after each dot.',
    'Et navn må ikke indeholde en webadresse. Udelad den, eller sæt et mellemrum efter hvert punktum.',
  ],
});
