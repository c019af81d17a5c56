import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { type May, system } from '#studio/shared/who.ts';
import { quoteRequestMessages } from './quote-request.messages.ts';
import { type QuoteFault, type QuoteField, type QuoteInput, readQuote } from './quote-request.ts';
import { requestByLink } from './quote-requests.queries.ts';
import { moveQuoteRequestTo, writeQuoteOf } from './quote-requests.store.ts';

export type QuoteOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' }
  | { ok: false; refusal: 'invalid'; faults: Partial<Record<QuoteField, QuoteFault>> };

/** Kept for the owner, who decides; never shown by itself. Sending it again changes nothing. */
export async function writeQuote(
  world: World,
  { token, ...input }: QuoteInput & { token: string },
): Promise<QuoteOutcome> {
  const request = await requestByLink(world, token);
  if (!request) return { ok: false, refusal: 'not-found' };
  if (request.state !== 'asked') return { ok: true };
  const read = readQuote(input);
  if ('faults' in read) return { ok: false, refusal: 'invalid', faults: read.faults };
  const { written } = read;
  await change(world, system, async (c) => {
    const consentText = quoteRequestMessages[request.language].consents[written.consent];
    if (!(await writeQuoteOf(c, request.id, { ...written, consentText }))) return;
    const { id: requestId, name, email } = request;
    await publish(c, { type: 'quote.written', requestId, name, email });
  });
  return { ok: true };
}

/** Idempotent; also one click of the mail program. */
export async function declineQuote(world: World, token: string): Promise<QuoteOutcome> {
  const request = await requestByLink(world, token);
  if (!request) return { ok: false, refusal: 'not-found' };
  await change(world, system, (c) => moveQuoteRequestTo(c.tx, request.id, 'declined'));
  return { ok: true };
}

/** The owner does not use it. Idempotent. */
export async function removeQuote(world: World, who: May<'website'>, requestId: string): Promise<void> {
  await change(world, who, async (c) => {
    if (await moveQuoteRequestTo(c.tx, requestId, 'removed'))
      await publish(c, { type: 'quote.decided', requestId });
  });
}
