import type { ItemCard, ItemFilter } from '#studio/site/magazine/item.ts';

export interface Arranged {
  /** The newest feature, else the newest piece to read. */
  lead: ItemCard | null;
  /** With something to play. */
  shelf: ItemCard[];
  rest: ItemCard[];
}

const longestShelf = 4;

/** The newest first. Recordings that the shelf has no place for are tiles without a player. */
export function arrangePieces(items: readonly ItemCard[], filter: ItemFilter = 'all'): Arranged {
  const isRecordings = filter === 'audio' || filter === 'video';
  const shelf = items.filter(({ media }) => media !== null).slice(0, isRecordings ? undefined : longestShelf);
  const toRead = items.filter((item) => item.media === null && !item.external);
  const lead = toRead.find(({ type }) => type === 'feature') ?? toRead[0] ?? null;
  return { lead, shelf, rest: items.filter((item) => item !== lead && !shelf.includes(item)) };
}

const columns = 3;

/** Singers' voices among so many tiles, of which the first is double: one, and those that complete the last row. */
export function quotesAmong(tiles: number): number {
  if (tiles === 0) return 0;
  const cells = tiles + 2;
  return 1 + ((columns - (cells % columns)) % columns);
}
