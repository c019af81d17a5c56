import type { Block } from './blocks.ts';

/** The slot of sections that the owner has added; no page has a place of its own for it. */
export const addedSlot = 'added';

export function isAdded(block: Block): boolean {
  return 'slot' in block && block.slot === addedSlot;
}
