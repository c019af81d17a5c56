import { type Currency, currencies } from '#studio/shared/money.ts';
import { hoursNames, type TypedHours } from './offer-hours.ts';

/** As typed; a missing field is not on the form. */
export interface TypedOffer extends TypedHours {
  isOnSale: boolean;
  nameEn: string;
  nameDa: string;
  summaryEn: string;
  summaryDa: string;
  /** As in the textarea. */
  descriptionEn: string;
  descriptionDa: string;
  prices: Readonly<Record<Currency, string>>;
  /** Empty: at once. */
  priceFrom: string;
  vatClass: string;
  group: string;
  place: string;
  durationMinutes: string;
  capacity: string;
  noticeHours: string;
  /** Per cent of the price. Empty: no fee. */
  lateFeePercent: string;
  noShowFeePercent: string;
  validMonths: string;
  sessions: string;
  /** Set when a class is created. */
  soldPer: string;
  /** Of a class sold per term, set when it is created. Empty: dates of its own. */
  termOf: string;
  instalments: string;
  courseId: string;
  questions: ReadonlyArray<{ id: string; en: string; da: string; isRequired: boolean }>;
  instructorIds: readonly string[];
}

export type FaultyField =
  | Exclude<keyof TypedOffer, 'isOnSale' | 'prices' | 'instructorIds' | 'soldPer'>
  | Currency;
export type OfferFault =
  | 'missing'
  | 'too-long'
  | 'bad-price'
  | 'bad-number'
  | 'bad-percent'
  | 'bad-day'
  | 'past-day'
  | 'same-price'
  | 'no-course'
  | 'no-class'
  | 'both-languages'
  | 'bad-hours'
  | 'invalid-link';
export type OfferFaults = Partial<Record<FaultyField, OfferFault>>;

export const descriptionOptions = { most: 8000, hasHeadings: true } as const;

export const offerLimits = { name: 120, summary: 300, question: 200, questions: 8 };

export function hoursOf(value: (name: keyof TypedHours) => string): TypedHours {
  return Object.fromEntries(hoursNames.map((name) => [name, value(name)])) as Record<
    keyof TypedHours,
    string
  >;
}

export function pricesOf(value: (currency: Currency) => string): Record<Currency, string> {
  return Object.fromEntries(currencies.map((currency) => [currency, value(currency)])) as Record<
    Currency,
    string
  >;
}
