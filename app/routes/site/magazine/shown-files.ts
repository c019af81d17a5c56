import type { Block } from '#studio/shared/content/blocks.ts';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { fileOf } from '#studio/site/pages/page-sections.ts';

/** Whether a card of these articles, or one of the blocks, shows the file at a place. */
export function shownIn(
  items: readonly Pick<ItemCard, 'image' | 'media'>[],
  blocks: readonly Block[] = [],
): (place: string) => boolean {
  const shown = new Set([
    ...items.flatMap(({ image, media }) => [image, media]),
    ...blocks.flatMap((block) => [fileOf(block), block.type === 'film' ? block.film : null]),
  ]);
  return (place) => shown.has(place);
}
