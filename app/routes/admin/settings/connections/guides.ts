import type { ConnectionKind } from '#studio/office/settings/connections.ts';
import type { Language } from '#studio/shared/language.ts';
import { stripePage } from '../connect/stripe/stripe.data.ts';
import { stripeMessages } from '../connect/stripe/stripe.messages.ts';

export interface Guide {
  href: string;
  label: string;
}

/** The pages where a service is connected step by step. Called by the loader only. */
export function guidesIn(language: Language): Partial<Record<ConnectionKind, Guide>> {
  return { payments: { href: stripePage, label: stripeMessages[language].title } };
}
