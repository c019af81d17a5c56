export const en = {
  price: 'Price',
  vat: 'Prices include VAT and were correct when this document was created.',
  findUs: 'Where to find us',
  next: 'Next dates',
  datesAndPrice: 'Dates and price',
  weekend: (number: number) => `Weekend ${number}`,
  day: (number: number) => `Day ${number}`,
  heard: 'What I heard today',
};

export const da: typeof en = {
  price: 'Pris',
  vat: 'Priserne er inkl. moms og gælder på den dag, dokumentet er lavet.',
  findUs: 'Her finder du os',
  next: 'Næste datoer',
  datesAndPrice: 'Datoer og pris',
  weekend: (number) => `${number}. weekend`,
  day: (number) => `${number}. dag`,
  heard: 'Det hørte jeg i dag',
};

export const documentMessages = { en, da };
