import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStill, moveSeen, seenList } from './list-version.ts';

const lists = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 2, maxLength: 12 });
const directions = fc.constantFrom('up' as const, 'down' as const);

test('a move pressed twice moves once, wherever it stands', () => {
  fc.assert(
    fc.property(lists, fc.nat(), directions, (order, at, direction) => {
      const id = order[at % order.length]!;
      const press = { id, direction, seen: seenList(order) };
      const once = moveSeen(order, press);
      if (once === 'at-the-end') return;
      expect(once).toHaveProperty('order');
      expect(moveSeen((once as { order: string[] }).order, press)).toBe('done');
    }),
  );
});

test('moved to and fro, each press counts; a list in another order than was seen is told', () => {
  const order = ['a', 'b', 'c', 'd'];
  const seen = seenList(order);
  expect(moveSeen(order, { id: 'b', direction: 'up', seen })).toEqual({ order: ['b', 'a', 'c', 'd'] });
  const other = ['b', 'a', 'c', 'd'];
  const back = { id: 'b', direction: 'down' as const, seen: seenList(other) };
  expect(moveSeen(other, back)).toEqual({ order });
  expect(moveSeen(order, { id: 'b', direction: 'up', seen })).toEqual({ order: other });
  expect(moveSeen(other, { id: 'd', direction: 'up', seen })).toBe('changed-meanwhile');
  expect(moveSeen(['a', 'c', 'd'], { id: 'd', direction: 'up', seen })).toBe('changed-meanwhile');
  expect(moveSeen(order, { id: 'a', direction: 'up', seen })).toBe('at-the-end');
});

test('one page of a longer list is still as it was while its own rows stand beside each other', () => {
  const page = seenList(['c', 'd']);
  expect(isStill(['a', 'b', 'c', 'd', 'e'], page)).toBe(true);
  expect(isStill(['a', 'c', 'd', 'e', 'b'], page)).toBe(true);
  expect(isStill(['a', 'b', 'c', 'e', 'd'], page)).toBe(false);
  expect(moveSeen(['b', 'c', 'd'], { id: 'c', direction: 'up', seen: page })).toEqual({
    order: ['c', 'b', 'd'],
  });
});

test('what no page ever said is never still so', () => {
  fc.assert(fc.property(fc.string(), lists, (typed, order) => !isStill(order, typed)));
  expect(isStill([], seenList([]))).toBe(true);
  expect(isStill(['a'], '')).toBe(false);
});
