import type { SoldPer } from '#platform/db/schema/catalogue.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const ownOfferMessages = inBoth({
  applicationFor: (name: string) => [`Apply for ${name}`, `Ansøg om ${name}`],
  apply: ['Apply', 'Ansøg'],
  book: ['Choose a time', 'Vælg en tid'],
  enroll: ['Enroll', 'Tilmeld dig'],
  buy: ['Buy Now', 'Køb nu'],
  price: common.price,
  length: (minutes: number) => [`${minutes} minutes`, `${minutes} minutter`],
  lengthLabel: ['Length', 'Varighed'],
  soldPer: {
    class: ['The price is for one class.', 'Prisen gælder for én gang.'],
    term: ['The price is for all classes of a term.', 'Prisen gælder for alle gange i et forløb.'],
  } satisfies Pairs<Record<SoldPer, string>>,
  other: {
    class: ['Or one class at a time', 'Eller én gang ad gangen'],
    term: ['Or the whole term at once', 'Eller hele forløbet på én gang'],
  } satisfies Pairs<Record<SoldPer, string>>,
  notOnSale: ['This isn’t on sale right now.', 'Det sælges ikke lige nu.'],
  dates: ['Dates', 'Datoer'],
});
