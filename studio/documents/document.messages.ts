export const en = {
  price: 'Price',
  vat: 'Prices include VAT, as they stood on the day you took this paper home.',
  findUs: 'Where to find us',
  next: 'Next time',
  datesAndPrice: 'Dates and price',
  weekend: (number: number) => `Weekend ${number}`,
  day: (number: number) => `Day ${number}`,
  heard: 'What I heard today',
};

export const da: typeof en = {
  price: 'Pris',
  vat: 'Priserne er med moms, som de var den dag, du tog papiret med hjem.',
  findUs: 'Her finder du os',
  next: 'Næste gang',
  datesAndPrice: 'Datoer og pris',
  weekend: (number) => `${number}. weekend`,
  day: (number) => `${number}. dag`,
  heard: 'Det hørte jeg i dag',
};

export const documentMessages = { en, da };
