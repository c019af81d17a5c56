import type { Instant, LanguageCode, Made } from './columns.ts';

export type QuoteRequestState = 'asked' | 'declined' | 'written' | 'added' | 'removed';

/** Whether the owner may publish it, with the name or without; private: only the owner reads it. */
export const quoteConsents = ['named', 'unnamed', 'private'] as const;
export type QuoteConsent = (typeof quoteConsents)[number];

export interface QuoteRequestsTable {
  id: Made<string>;
  email: string;
  name: string;
  language: LanguageCode;
  state: Made<QuoteRequestState>;
  quote: Made<string>;
  shown_name: Made<string>;
  consent: Made<QuoteConsent | null>;
  consent_text: Made<string>;
  asked_at: Instant;
  written_at: Made<Instant | null>;
}
