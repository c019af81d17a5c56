import { z } from 'zod';
import { type QuoteConsent, type QuoteRequestState, quoteConsents } from '#platform/db/schema/quotes.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';
import { nameProblem } from '#studio/shared/person-name.ts';
import { cleanLine, cleanText } from '#studio/shared/texts/clean-text.ts';
import { countOf } from '#studio/shared/texts/entry-text.ts';

export const quoteRequestLifecycle: Lifecycle<QuoteRequestState> = {
  asked: ['declined', 'written'],
  declined: [],
  written: ['added', 'removed'],
  added: [],
  removed: [],
};

/** The link of the email works as long. */
export const quoteLinkDays = 30;
/** Code points, as stored. */
export const longestQuote = 600;
export const longestQuoteName = 100;

export const quoteFields = ['quote', 'name', 'consent'] as const;
export type QuoteField = (typeof quoteFields)[number];
export type QuoteFault = 'missing' | 'too-long' | 'no-name';

export interface WrittenQuote {
  quote: string;
  name: string;
  consent: QuoteConsent;
}

export type QuoteInput = Readonly<Record<QuoteField, string>>;

export function readQuote(
  input: QuoteInput,
): { written: WrittenQuote } | { faults: Partial<Record<QuoteField, QuoteFault>> } {
  const quote = cleanText(input.quote);
  const name = cleanLine(input.name, longestQuoteName);
  const consent = z.enum(quoteConsents).safeParse(input.consent);
  const faults: Partial<Record<QuoteField, QuoteFault>> = {
    ...(quote === '' ? { quote: 'missing' } : countOf(quote) > longestQuote ? { quote: 'too-long' } : {}),
    ...(consent.success ? {} : { consent: 'missing' }),
    ...(consent.data === 'named' && name === '' ? { name: 'missing' } : {}),
    ...(nameProblem(name) ? { name: 'no-name' } : {}),
  };
  if (!consent.success || Object.keys(faults).length > 0) return { faults };
  return { written: { quote, name, consent: consent.data } };
}
