import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCursor, writeCursor } from './list.queries.ts';

const id = '019ab0c4-0000-7000-8000-000000000001';
const placed = { sort: 'placed', key: '2026-11-21 10:40:00.123456+00', id };
const open = (text: string) => openCursor(text, { sort: 'placed', keyKind: 'moment', idKind: 'uuid' });

describe('a list cursor', () => {
  test('is restored from the URL unchanged', () => {
    expect(open(writeCursor(placed))).toEqual({ key: placed.key, id });
    const name = { sort: 'name', key: 'bj|rn }gren “x”', id: '17' };
    expect(openCursor(writeCursor(name), { sort: 'name', keyKind: 'text', idKind: 'number' })).toEqual({
      key: name.key,
      id: '17',
    });
  });

  test.each([
    ['of another order', { ...placed, sort: 'name' }],
    ['without a moment', { ...placed, key: 'yesterday' }],
    ['with a moment no calendar has', { ...placed, key: '2026-13-45 10:40:00+00' }],
    ['with SQL', { ...placed, key: "'; drop table orders; --" }],
    ['without an id', { ...placed, id: '1' }],
  ])('is the start for a %s', (_which, cursor) => {
    expect(open(writeCursor(cursor))).toBeNull();
  });

  test('is the start for anything else', () => {
    fc.assert(fc.property(fc.string(), (text) => open(text) === null));
    expect(
      openCursor(writeCursor({ sort: 'name', key: 'a\0b', id }), {
        sort: 'name',
        keyKind: 'text',
        idKind: 'uuid',
      }),
    ).toBeNull();
  });
});
