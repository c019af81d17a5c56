import type { Block } from '#studio/shared/content/blocks.ts';
import { changesSince } from './page-changes.ts';
import type { PageBlocks } from './page-draft.ts';

/** A section of a version. The numbers are of its entries, such as quotes. */
export interface SectionChange {
  block: Block;
  kind: 'new' | 'removed' | 'changed';
  added: number;
  removed: number;
}

export interface VersionChanges {
  sections: readonly SectionChange[];
  isReordered: boolean;
}

/** What visitors saw differently with the version. */
export function versionChanges(former: PageBlocks, version: PageBlocks): VersionChanges {
  const [before, after] = [shownOf(former), shownOf(version)];
  const { blocks, removed, isReordered } = changesSince(before, after);
  const changed = blocks.flatMap(({ at, place }): SectionChange[] => {
    const block = after.en[at];
    if (!block) return [];
    const first = place === null ? undefined : before.en[place];
    if (!first) return [{ block, kind: 'new', added: 0, removed: 0 }];
    return [{ block, kind: 'changed', ...entriesChanged(first, block) }];
  });
  const gone = removed.map((block): SectionChange => ({ block, kind: 'removed', added: 0, removed: 0 }));
  return { sections: [...changed, ...gone], isReordered };
}

/** Without hidden sections, which versions keep. */
function shownOf(page: PageBlocks): PageBlocks {
  const isShown = (_: Block, at: number) => !page.en[at]?.isHidden;
  return { en: page.en.filter(isShown), da: page.da.filter(isShown) };
}

/** An entry that was rewritten is neither added nor removed. */
function entriesChanged(before: Block, after: Block): { added: number; removed: number } {
  const difference = entriesOf(after) - entriesOf(before);
  return { added: Math.max(difference, 0), removed: Math.max(-difference, 0) };
}

function entriesOf(block: Block): number {
  if ('items' in block) return block.items.length;
  if ('rows' in block) return block.rows.length;
  return 'steps' in block ? block.steps.length : 0;
}
