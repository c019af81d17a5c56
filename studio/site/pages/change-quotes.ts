import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import type { May } from '#studio/shared/who.ts';
import { publishDraft } from './edit-page.ts';
import type { PageBlocks } from './page-draft.ts';
import { pageDrafts, publishedPages } from './page-drafts.queries.ts';
import { lockDraft, saveDraft } from './page-drafts.store.ts';
import { recordStep } from './page-steps.store.ts';
import { quotesAt, withoutSampleQuotes, withQuotes } from './quotes.ts';

export type QuotesOutcome = { ok: true; pages: number } | { ok: false; refusal: 'not-found' | 'changed' };

/** Every list of quotes gets the entries of one. Each page keeps its former ones as an edit to undo. Idempotent. */
export function copyQuotes(
  world: World,
  who: May<'website'>,
  { key, at, version }: { key: string; at: number; version: number },
): Promise<QuotesOutcome> {
  return change(world, who, async (c) => {
    const draft = (await pageDrafts(c.tx, key)).get(key);
    if (!draft) return { ok: false, refusal: 'not-found' };
    if (draft.version !== version) return { ok: false, refusal: 'changed' };
    const quotes = quotesAt(draft.page, at);
    if (!quotes) return { ok: false, refusal: 'not-found' };
    return { ok: true, pages: await changePages(c, (page) => withQuotes(page, quotes)) };
  });
}

/** From every page, its draft as well as what visitors see. Each page keeps them as an edit to undo. Idempotent. */
export function removeSampleQuotes(world: World, who: May<'website'>): Promise<QuotesOutcome> {
  return change(world, who, async (c) => ({ ok: true, pages: await changePages(c, withoutSampleQuotes) }));
}

type PageChange = (page: PageBlocks) => PageBlocks;

const isSame = (one: PageBlocks, other: PageBlocks) => JSON.stringify(one) === JSON.stringify(other);

/** In the order of their keys, so that two changes of all pages do not wait for each other. */
async function changePages(c: Change, changed: PageChange): Promise<number> {
  const keys = [...(await pageDrafts(c.tx)).keys()].sort();
  let pages = 0;
  for (const key of keys) if (await changePage(c, key, changed)) pages += 1;
  return pages;
}

/** What is not yet published of a page stays a draft. */
async function changePage(c: Change, key: string, change: PageChange): Promise<boolean> {
  const known = (await pageDrafts(c.tx, key)).get(key);
  if (!known?.page.en.some(({ type }) => type === 'testimonials')) return false;
  const draft = await lockDraft(c, key);
  const parsed = (page: PageBlocks) => {
    const { en, da } = change(page);
    return { en: blocksSchema.parse(en), da: blocksSchema.parse(da) };
  };
  const after = parsed(draft.page);
  const shown = (await publishedPages(c.tx, key)).get(key)?.page;
  const isShownChanged = shown !== undefined && !isSame(parsed(shown), shown);
  if (isSame(after, draft.page) && !isShownChanged) return false;
  await recordStep(c.tx, { key, before: draft.page, after });
  let { version } = draft;
  if (isShownChanged) {
    await publishDraft(c, {
      key,
      draft: { ...draft, page: draft.isPublished ? after : parsed(shown) },
      by: 'owner',
    });
    version += 1;
  }
  if (draft.isPublished && isShownChanged) return true;
  const { isPublished, publishAt } = draft;
  await saveDraft(c, { key, page: after, version: version + 1, isPublished, publishAt });
  await audit(c, { action: 'page.changed', subject: `page:${key}` });
  return true;
}
