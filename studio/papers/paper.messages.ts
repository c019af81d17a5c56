export const en = {
  price: 'Price',
  from: 'from',
  vat: 'Prices include VAT, as they stood on the day you took this paper home.',
  findUs: 'Where to find us',
};

export const da: typeof en = {
  price: 'Pris',
  from: 'fra',
  vat: 'Priserne er med moms, som de var den dag, du tog papiret med hjem.',
  findUs: 'Her finder du os',
};

export const paperMessages = { en, da };
