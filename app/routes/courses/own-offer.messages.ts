import type { SoldPer } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  applicationFor: (name: string) => `Apply for ${name}`,
  apply: 'Apply',
  book: 'Choose a time',
  enroll: 'Enroll',
  buy: 'Buy Now',
  price: 'Price',
  length: (minutes: number) => `${minutes} minutes`,
  lengthLabel: 'Length',
  instalments: (count: number, monthly: string) => `${count} monthly payments of ${monthly}`,
  soldPer: {
    class: 'The price is for one class.',
    term: 'The price is for all classes of a term.',
  } as Record<SoldPer, string>,
  other: { class: 'Or one class at a time', term: 'Or the whole term at once' } as Record<SoldPer, string>,
  notOnSale: 'This isn’t on sale right now.',
  dates: 'Dates',
};

const da: typeof en = {
  applicationFor: (name) => `Ansøg om ${name}`,
  apply: 'Ansøg',
  book: 'Vælg en tid',
  enroll: 'Tilmeld dig',
  buy: 'Køb nu',
  price: 'Pris',
  length: (minutes) => `${minutes} minutter`,
  lengthLabel: 'Længde',
  instalments: (count, monthly) => `${count} månedlige betalinger på ${monthly}`,
  soldPer: {
    class: 'Prisen gælder for én gang.',
    term: 'Prisen gælder for alle gange i et forløb.',
  },
  other: { class: 'Eller én gang ad gangen', term: 'Eller hele forløbet på én gang' },
  notOnSale: 'Det her er ikke til salg lige nu.',
  dates: 'Datoer',
};

export const ownOfferMessages: Record<Language, typeof en> = { en, da };
