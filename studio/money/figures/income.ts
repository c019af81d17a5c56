import type { OfferKind } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#studio/shared/money.ts';

export const incomeKinds = ['sessions', 'programmes', 'courses', 'shop', 'gift-cards', 'other'] as const;

export type IncomeKind = (typeof incomeKinds)[number];

/** 'gift-card-payment': a deduction, since the gift card counted when it was sold. */
export type EntryKind = OfferKind | 'gift-card-payment' | 'unknown';

export const kindOfEntry: Readonly<Record<EntryKind, IncomeKind>> = {
  session: 'sessions',
  pack: 'sessions',
  workshop: 'programmes',
  'studio-day': 'programmes',
  'group-class': 'programmes',
  programme: 'programmes',
  course: 'courses',
  goods: 'shop',
  'print-goods': 'shop',
  shipping: 'shop',
  'gift-card': 'gift-cards',
  'gift-card-payment': 'gift-cards',
  test: 'other',
  other: 'other',
  unknown: 'other',
};

export const incomeDocuments = ['receipt', 'credit-note'] as const;

export type IncomeDocument = (typeof incomeDocuments)[number];

export interface LedgerFilter {
  from: Temporal.Instant;
  until: Temporal.Instant;
  /** Amounts in different currencies are never added. */
  currency: Currency;
  kind?: IncomeKind | null;
  /** '': paid with a gift card. */
  offerId?: string | null;
  document?: IncomeDocument | null;
}

export interface IncomeSum {
  grossMinor: number;
  vatMinor: number;
}

export function sumOf(sums: readonly IncomeSum[]): IncomeSum {
  return {
    grossMinor: sums.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    vatMinor: sums.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
  };
}
