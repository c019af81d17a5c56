import type { Language } from '#studio/shared/language.ts';
import type { OfferGroup } from './offer-groups.ts';

const en = {
  title: 'Catalogue',
  add: 'New offer',
  search: 'Search the catalogue',
  searchButton: 'Search',
  kinds: 'Kinds',
  all: 'All',
  groups: {
    sessions: 'Sessions',
    packs: 'Packs',
    classes: 'Classes and workshops',
    programmes: 'Programmes',
    courses: 'Online courses',
    giftCards: 'Gift cards',
  } as Record<OfferGroup, string>,
  columns: {
    offer: 'Offer',
    length: 'Length',
    places: 'Places',
    access: 'Access',
    page: 'Page',
    sale: 'On sale',
  },
  onSale: 'On sale',
  notOnSale: 'Not on sale',
  view: 'View',
  minutes: (minutes: number) => `${minutes} min`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  sessions: (count: number) => `${count} sessions`,
  access: { session: 'Booking', seat: 'Place', application: 'By application' },
  seats: (free: number) =>
    free === 0 ? 'Fully booked' : free === 1 ? '1 place left' : `${free} places left`,
  noDate: 'No date',
  instalments: (count: number) => (count === 1 ? 'One payment' : `${count} monthly instalments`),
  left: (free: number) => (free === 0 ? 'Fully booked' : `${free} left`),
  validMonths: (months: number) => `${months} months`,
  none: { title: 'Nothing found', text: 'Try another word, or show all offers.' },
  products: 'Products are in a list of their own.',
};

const da: typeof en = {
  title: 'Katalog',
  add: 'Nyt tilbud',
  search: 'Søg i kataloget',
  searchButton: 'Søg',
  kinds: 'Typer',
  all: 'Alle',
  groups: {
    sessions: 'Timer',
    packs: 'Klippekort',
    classes: 'Hold og workshops',
    programmes: 'Forløb',
    courses: 'Onlinekurser',
    giftCards: 'Gavekort',
  },
  columns: {
    offer: 'Tilbud',
    length: 'Længde',
    places: 'Pladser',
    access: 'Adgang',
    page: 'Side',
    sale: 'Til salg',
  },
  onSale: 'Til salg',
  notOnSale: 'Ikke til salg',
  view: 'Vis',
  minutes: (minutes) => `${minutes} min.`,
  days: (count) => (count === 1 ? '1 dag' : `${count} dage`),
  sessions: (count) => `${count} timer`,
  access: { session: 'Booking', seat: 'Plads', application: 'Efter ansøgning' },
  seats: (free) => (free === 0 ? 'Alt optaget' : free === 1 ? '1 ledig plads' : `${free} ledige pladser`),
  noDate: 'Ingen dato',
  instalments: (count) => (count === 1 ? 'Én betaling' : `${count} månedlige rater`),
  left: (free) => (free === 0 ? 'Alt optaget' : free === 1 ? '1 ledig' : `${free} ledige`),
  validMonths: (months) => `${months} måneder`,
  none: { title: 'Intet fundet', text: 'Prøv et andet ord, eller vis alle tilbud.' },
  products: 'Produkter har deres egen liste.',
};

export const catalogueMessages: Record<Language, typeof en> = { en, da };
export type CatalogueWords = typeof en;
