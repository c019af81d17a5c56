import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { OfferGroup } from './offer-groups.ts';

export const catalogueMessages = inBoth({
  title: ['Catalogue', 'Katalog'],
  add: ['New offer', 'Nyt tilbud'],
  search: ['Search the catalogue', 'Søg i kataloget'],
  searchButton: common.search,
  kinds: ['Kinds', 'Typer'],
  all: ['All', 'Alle'],
  groups: {
    sessions: common.sessions,
    packs: ['Packs', 'Klippekort'],
    classes: ['Classes and workshops', 'Hold og workshops'],
    programmes: ['Programmes', 'Forløb'],
    courses: ['Online courses', 'Onlinekurser'],
    giftCards: common.giftCards,
  } satisfies Pairs<Record<OfferGroup, string>>,
  columns: {
    offer: ['Offer', 'Tilbud'],
    length: ['Length', 'Varighed'],
    places: ['Places', 'Pladser'],
    access: ['Access', 'Adgang'],
    page: ['Page', 'Side'],
    sale: ['On sale', 'Til salg'],
  },
  onSale: ['On sale', 'Til salg'],
  notOnSale: ['Not on sale', 'Ikke til salg'],
  view: ['View', 'Vis'],
  minutes: (minutes: number) => [`${minutes} min`, `${minutes} min.`],
  days: (count: number) => (count === 1 ? ['1 day', '1 dag'] : [`${count} days`, `${count} dage`]),
  sessions: (count: number) => [`${count} sessions`, `${count} timer`],
  access: {
    session: 'Booking',
    seat: ['Place', 'Plads'],
    application: ['By application', 'Efter ansøgning'],
  },
  seats: (free: number) =>
    free === 0
      ? ['Fully booked', 'Alt optaget']
      : free === 1
        ? ['1 place left', '1 ledig plads']
        : [`${free} places left`, `${free} ledige pladser`],
  noDate: ['No date', 'Ingen dato'],
  instalments: (count: number) =>
    count === 1
      ? ['One payment', 'Én betaling']
      : [`${count} monthly instalments`, `${count} månedlige rater`],
  left: (free: number) =>
    free === 0
      ? ['Fully booked', 'Alt optaget']
      : [`${free} left`, free === 1 ? '1 ledig' : `${free} ledige`],
  validMonths: (months: number) => [`${months} months`, `${months} måneder`],
  none: {
    title: ['Nothing found', 'Intet fundet'],
    text: ['Try another word, or show all offers.', 'Prøv et andet ord, eller vis alle tilbud.'],
  },
  products: ['Products are in a list of their own.', 'Produkter har deres egen liste.'],
});

export type CatalogueWords = (typeof catalogueMessages)['en'];
