import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Parcel } from './cart.ts';

/** digital-now ends the right of withdrawal (forbrugeraftaleloven § 18, stk. 2, nr. 13). */
export type ConsentId = 'terms' | 'print-on-order' | 'digital-now';

export function consentsFor(
  lines: ReadonlyArray<{ withdrawalRegime: WithdrawalRegime }>,
  parcel: Parcel | null,
): ConsentId[] {
  const isDigital = lines.some((line) => line.withdrawalRegime === 'digital');
  return [
    'terms',
    ...(parcel === 'print' ? ['print-on-order' as const] : []),
    ...(isDigital ? ['digital-now' as const] : []),
  ];
}

const en: Record<ConsentId, string> = {
  terms: 'I have read the terms of sale and accept them.',
  'print-on-order': 'I understand that this is made to order for me and that I pay for it now.',
  'digital-now':
    'I want access straight away, and I understand that my 14-day right to withdraw ends when I get it.',
};

const da: typeof en = {
  terms: 'Jeg har læst handelsbetingelserne og accepterer dem.',
  'print-on-order': 'Jeg ved, at varen fremstilles til mig på bestilling, og at jeg betaler den nu.',
  'digital-now':
    'Jeg vil gerne i gang med det samme, og jeg ved, at min fortrydelsesret på 14 dage ophører, når jeg får adgang.',
};

export const consentWords: Record<Language, typeof en> = { en, da };
