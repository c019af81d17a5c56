import type { Block } from '#studio/shared/content/blocks.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import type { StudioFacts } from '../own-studio.ts';

export interface StarterPage {
  key: string;
  page: PageBlocks;
}

export type Facts = StudioFacts;

/** Visitors do not see it: the owner finds in the editor what belongs in this place of the page. */
export function notShown(block: Block): Block {
  return { ...block, isHidden: true };
}
