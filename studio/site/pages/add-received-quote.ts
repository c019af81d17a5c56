import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { quoteRequestMessages } from '#studio/teaching/quote-requests/quote-request.messages.ts';
import { writtenQuotes } from '#studio/teaching/quote-requests/quote-requests.queries.ts';
import { moveQuoteRequestTo } from '#studio/teaching/quote-requests/quote-requests.store.ts';
import { lockDraft, saveDraft } from './page-drafts.store.ts';
import { recordStep } from './page-steps.store.ts';
import { withQuoteAdded } from './quotes.ts';

export type AddQuoteOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'changed' };

interface Addition {
  requestId: string;
  key: string;
  at: number;
  version: number;
}

/** To the draft of a page, which the owner publishes. 'changed': another edit of the page, or its list is full. */
export function addReceivedQuote(
  world: World,
  who: May<'website'>,
  { requestId, key, at, version }: Addition,
): Promise<AddQuoteOutcome> {
  return change(world, who, async (c): Promise<AddQuoteOutcome> => {
    const quote = (await writtenQuotes(c.tx, who)).find(({ id }) => id === requestId);
    if (!quote || quote.consent === 'private') return { ok: false, refusal: 'not-found' };
    const draft = await lockDraft(c, key);
    const entry = (language: 'en' | 'da') => ({
      name: quote.consent === 'named' ? quote.shownName : quoteRequestMessages[language].someone,
      text: quote.quote,
      isSample: false,
    });
    const after = withQuoteAdded(draft.page, at, { en: [entry('en')], da: [entry('da')] });
    const parsed = { en: blocksSchema.safeParse(after.en), da: blocksSchema.safeParse(after.da) };
    const isList = draft.page.en[at]?.type === 'testimonials';
    if (draft.version !== version || !isList || !parsed.en.success || !parsed.da.success)
      return { ok: false, refusal: 'changed' };
    if (!(await moveQuoteRequestTo(c.tx, requestId, 'added'))) return { ok: false, refusal: 'not-found' };
    const page = { en: parsed.en.data, da: parsed.da.data };
    await recordStep(c.tx, { key, before: draft.page, after: page });
    await saveDraft(c, { key, page, version: version + 1, isPublished: false, publishAt: draft.publishAt });
    await publish(c, { type: 'quote.decided', requestId });
    await audit(c, { action: 'page.changed', subject: `page:${key}` });
    return { ok: true };
  });
}
