import type { Change } from '#studio/shared/change.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { alignBlocks, type PageBlocks } from '#studio/site/pages/page-draft.ts';
import { publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { replacePage, takePageDown } from '#studio/site/pages/replace-page.ts';
import { isSampleBlock } from './sample-text.ts';
import type { StarterPage } from './starter-texts/starter-page.ts';

/** What the owner has written herself stays, in its place. */
export async function replaceTexts(
  c: Change,
  keys: readonly string[],
  starters: readonly StarterPage[],
): Promise<void> {
  const published = await publishedPages(c.tx);
  for (const { key, page } of starters) {
    const before = published.get(key)?.page;
    if (before && !keys.includes(key)) continue;
    await replacePage(c, { key, page: before ? merged(page, before) : page });
  }
  const started = new Set(starters.map(({ key }) => key));
  for (const key of keys) if (!started.has(key)) await takePageDown(c, key);
}

const slotOf = (block: Block) => ('slot' in block ? (block.slot ?? '') : '');

function merged(starter: PageBlocks, before: PageBlocks): PageBlocks {
  const mergedIn = (language: 'en' | 'da') => {
    const own = before[language].filter((block) => !isSampleBlock(block));
    const blocks = starter[language].map((block) => {
      const at = own.findIndex((other) => other.type === block.type && slotOf(other) === slotOf(block));
      const [chosen = block] = at < 0 ? [] : own.splice(at, 1);
      return chosen;
    });
    return [...blocks, ...own];
  };
  const [en, da] = [mergedIn('en'), mergedIn('da')];
  return alignBlocks(en, da);
}
