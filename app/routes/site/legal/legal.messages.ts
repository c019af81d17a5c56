import { inBoth } from '#studio/shared/texts/in-both.ts';

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
    lasts: ['How long', 'Varighed'],
    places: {
      cookie: ['Cookies that our scripts read', 'Cookies, som vores scripts læser'],
      storage: ['Your browser’s storage', 'Din browsers lager'],
      'tab storage': ['This tab only', 'Kun denne fane'],
    },
    secret: ['Cookies that no script can read', 'Cookies, som intet script kan læse'],
  },
});
