import { expect, test } from 'vitest';
import type { ItemCard } from '#studio/site/magazine/item.ts';
import { arrangePieces, quotesAmong } from './arrange-pieces.ts';

const piece = (id: string, other: Partial<ItemCard> = {}) =>
  ({ id, type: 'piece', media: null, external: false, ...other }) as ItemCard;
const ids = (items: readonly ItemCard[]) => items.map(({ id }) => id);
const arranged = (...pieces: Parameters<typeof arrangePieces>) => {
  const { lead, shelf, rest } = arrangePieces(...pieces);
  return { lead: lead?.id ?? null, shelf: ids(shelf), rest: ids(rest) };
};

test('magazine: the newest feature leads, recordings are on the shelf, each piece has one place', () => {
  const items = [piece('new'), piece('sound', { media: 'x' }), piece('story', { type: 'feature' })];
  expect(arranged(items)).toEqual({ lead: 'story', shelf: ['sound'], rest: ['new'] });
});

test('magazine: without a feature the newest piece to read leads, and a link to another site never does', () => {
  const items = [piece('away', { external: true }), piece('new'), piece('old')];
  expect(arranged(items)).toEqual({ lead: 'new', shelf: [], rest: ['away', 'old'] });
});

test('magazine: the shelf has at most four recordings, and all of them behind a tab for recordings', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => piece(id, { media: id }));
  expect(arranged(items)).toEqual({ lead: null, shelf: ['a', 'b', 'c', 'd'], rest: ['e'] });
  expect(arranged(items, 'audio')).toEqual({ lead: null, shelf: ['a', 'b', 'c', 'd', 'e'], rest: [] });
});

test('magazine: nothing published is nothing to arrange', () => {
  expect(arranged([])).toEqual({ lead: null, shelf: [], rest: [] });
});

test('magazine: quotes complete the last row of three tiles', () => {
  expect([0, 1, 2, 3, 4, 6].map(quotesAmong)).toEqual([0, 1, 3, 2, 1, 2]);
});
