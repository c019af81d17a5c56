import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const legalMessages = inBoth({
  terms: {
    version: (version: string, date: string) => [
      `Version ${version}, in force since ${date}.`,
      `Version ${version}, gældende fra ${date}.`,
    ],
    older: (version: string, date: string) => [
      `This is version ${version}, from ${date}. It holds for orders made under it. The terms have changed since:`,
      `Dette er version ${version} fra ${date}. Den gælder for ordrer, der er lagt under den. Betingelserne er ændret siden:`,
    ],
    today: ['read the current terms', 'de betingelser, der gælder i dag'],
  },
  cookies: {
    caption: [
      'Everything this site can keep in your browser',
      'Alt, hvad denne hjemmeside kan gemme i din browser',
    ],
    name: common.name,
    purpose: ['What for', 'Formål'],
    lasts: ['How long', 'Varighed'],
    place: ['Where', 'Hvor'],
    places: {
      cookie: 'Cookie',
      storage: ['Your browser’s storage', 'Din browsers lager'],
      'tab storage': ['This tab', 'Denne fane'],
    },
    secret: ['Cookie that no script can read', 'Cookie, som intet script kan læse'],
    none: ['Nothing.', 'Intet.'],
  },
});
