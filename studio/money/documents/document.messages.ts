import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const documentMessages = inBoth({
  price: common.price,
  vat: [
    'Prices include VAT and were correct when this document was created.',
    'Priserne er inkl. moms og gælder på den dag, dokumentet er lavet.',
  ],
  findUs: ['Where to find us', 'Her finder du os'],
  next: ['Next dates', 'Næste datoer'],
  datesAndPrice: ['Dates and price', 'Datoer og pris'],
  weekend: (number: number) => [`Weekend ${number}`, `${number}. weekend`],
  day: (number: number) => [`Day ${number}`, `${number}. dag`],
  heard: ['What I heard today', 'Det hørte jeg i dag'],
});
