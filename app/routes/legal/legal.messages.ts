export const en = {
  terms: {
    version: (version: string, date: string) => `Version ${version}, in force since ${date}.`,
    older: (version: string, date: string) =>
      `This is version ${version}, from ${date}. It holds for orders made under it. The terms have changed since:`,
    today: 'read the current terms',
  },
  cookies: {
    caption: 'Everything this site can keep in your browser',
    name: 'Name',
    purpose: 'What for',
    lasts: 'How long',
    place: 'Where',
    places: { cookie: 'Cookie', storage: 'Your browser’s storage', 'tab storage': 'This tab' },
    secret: 'Cookie that no script can read',
    none: 'Nothing.',
  },
};

export const da: typeof en = {
  terms: {
    version: (version, date) => `Version ${version}, gældende fra ${date}.`,
    older: (version, date) =>
      `Dette er version ${version} fra ${date}. Den gælder for ordrer, der er lagt under den. Betingelserne er ændret siden:`,
    today: 'de betingelser, der gælder i dag',
  },
  cookies: {
    caption: 'Alt, hvad dette websted kan gemme i din browser',
    name: 'Navn',
    purpose: 'Formål',
    lasts: 'Varighed',
    place: 'Hvor',
    places: { cookie: 'Cookie', storage: 'Din browsers lager', 'tab storage': 'Denne fane' },
    secret: 'Cookie, som intet script kan læse',
    none: 'Intet.',
  },
};

export const legalMessages = { en, da };
