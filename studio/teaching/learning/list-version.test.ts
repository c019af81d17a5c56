import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnchanged, listVersion, moveInList } from './list-version.ts';

const lists = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 2, maxLength: 12 });
const directions = fc.constantFrom('up' as const, 'down' as const);

test('a move submitted twice moves once, at any position', () => {
  fc.assert(
    fc.property(lists, fc.nat(), directions, (order, at, direction) => {
      const id = order[at % order.length]!;
      const press = { id, direction, seen: listVersion(order) };
      const once = moveInList(order, press);
      if (once === 'at-the-end') return;
      expect(once).toHaveProperty('order');
      expect(moveInList((once as { order: string[] }).order, press)).toBe('done');
    }),
  );
});

test('moving back and forth counts each time; a move from an outdated order is a conflict', () => {
  const order = ['a', 'b', 'c', 'd'];
  const seen = listVersion(order);
  expect(moveInList(order, { id: 'b', direction: 'up', seen })).toEqual({ order: ['b', 'a', 'c', 'd'] });
  const other = ['b', 'a', 'c', 'd'];
  const back = { id: 'b', direction: 'down' as const, seen: listVersion(other) };
  expect(moveInList(other, back)).toEqual({ order });
  expect(moveInList(order, { id: 'b', direction: 'up', seen })).toEqual({ order: other });
  expect(moveInList(other, { id: 'd', direction: 'up', seen })).toBe('changed-meanwhile');
  expect(moveInList(['a', 'c', 'd'], { id: 'd', direction: 'up', seen })).toBe('changed-meanwhile');
  expect(moveInList(order, { id: 'a', direction: 'up', seen })).toBe('at-the-end');
});

test('a page of a longer list has no conflict while its own rows are adjacent', () => {
  const page = listVersion(['c', 'd']);
  expect(isUnchanged(['a', 'b', 'c', 'd', 'e'], page)).toBe(true);
  expect(isUnchanged(['a', 'c', 'd', 'e', 'b'], page)).toBe(true);
  expect(isUnchanged(['a', 'b', 'c', 'e', 'd'], page)).toBe(false);
  expect(moveInList(['b', 'c', 'd'], { id: 'c', direction: 'up', seen: page })).toEqual({
    order: ['c', 'b', 'd'],
  });
});

test('an unknown version is a conflict', () => {
  fc.assert(fc.property(fc.string(), lists, (typed, order) => !isUnchanged(order, typed)));
  expect(isUnchanged([], listVersion([]))).toBe(true);
  expect(isUnchanged(['a'], '')).toBe(false);
});
