import type { NewKind } from '#studio/offers/catalogue/offer-kind.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';

/** Kinds of offers that need nothing but a name, a length and a price. */
export const startKinds = [
  'session',
  'group-class',
  'workshop',
  'pack',
] as const satisfies readonly NewKind[];
export type StartKind = (typeof startKinds)[number];

export const mostStartOffers = 3;

/** As typed. */
export interface TypedStartOffer {
  kind: string;
  nameEn: string;
  nameDa: string;
  /** In minutes; of a pack in sessions. */
  length: string;
  prices: Readonly<Record<Currency, string>>;
}

export interface TypedOwnStudio {
  studioName: string;
  coachName: string;
  coachFirstName: string;
  street: string;
  postcode: string;
  city: string;
  email: string;
  phone: string;
  cvr: string;
  mainLanguage: string;
  currencies: readonly string[];
  offers: readonly TypedStartOffer[];
}

export type StudioField = Exclude<keyof TypedOwnStudio, 'offers'>;
export type OfferFieldName = 'kind' | 'nameEn' | 'nameDa' | 'length' | Currency;

/** 'studioName', 'offer-0-DKK'. */
export type StartFieldName = StudioField | 'picture' | `offer-${number}-${OfferFieldName}`;

export type StartFault =
  | 'required'
  | 'too-long'
  | 'email'
  | 'name'
  | 'price'
  | 'minutes'
  | 'sessions'
  | 'currency'
  | 'picture';

export type StartFaults = Partial<Record<StartFieldName, StartFault>>;

export function offerField(at: number, field: OfferFieldName): StartFieldName {
  return `offer-${at}-${field}`;
}

/** What the texts of a new studio are made from. */
export interface StudioFacts {
  street: string;
  postcode: string;
  city: string;
  offers: readonly StartedOffer[];
}

export interface StartedOffer {
  id: string;
  kind: StartKind;
  name: Readonly<Record<Language, string>>;
  length: number;
  /** The session behind 'Book Session'. */
  isUsual: boolean;
}
