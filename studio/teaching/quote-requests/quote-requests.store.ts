import type { Tx } from '#platform/db/database.ts';
import type { QuoteRequestState } from '#platform/db/schema/quotes.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { quoteRequestLifecycle, type WrittenQuote } from './quote-request.ts';

/** Null: the person was asked before. */
export async function insertQuoteRequest(
  { tx, now }: Write,
  { email, name, language }: { email: string; name: string; language: Language },
): Promise<string | null> {
  const row = await tx
    .insertInto('quote_requests')
    .values({ email: email.toLowerCase(), name, language, asked_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The only state change. False: not allowed from its state. */
export async function moveQuoteRequestTo(
  tx: Tx,
  id: string,
  to: Exclude<QuoteRequestState, 'asked' | 'written'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('quote_requests')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(quoteRequestLifecycle, to))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function writeQuoteOf(
  { tx, now }: Write,
  id: string,
  { quote, name, consent, consentText }: WrittenQuote & { consentText: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('quote_requests')
    .set({ state: 'written', quote, shown_name: name, consent, consent_text: consentText, written_at: now })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(quoteRequestLifecycle, 'written'))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
