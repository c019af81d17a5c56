import { describe, expect, test } from 'vitest';
import { isNarrowed, type ListShape, listFields, listHref } from './list-address.ts';
import { readList } from './list-state.ts';

const shape: ListShape<'placed' | 'name', 'state'> = {
  path: '/admin/orders',
  sorts: { placed: 'descending', name: 'ascending' },
  filters: { state: ['paid', 'open'] },
};
const read = (query: string) => readList(shape, new URL(`http://localhost/admin/orders${query}`));
const own = { sort: 'placed', order: 'descending', filters: {}, search: '', at: null };

describe('the state of a list', () => {
  test('is the default where the URL has no value, or an unknown one', () => {
    const nonsense = '?sort=drop%20table&order=up&state=gone&after=a%20b&before=%00&q=%20';
    for (const query of ['', nonsense, `?q=${'x'.repeat(101)}`]) expect(read(query)).toEqual(own);
    expect(isNarrowed(read(''))).toBe(false);
  });

  test('is read from the URL, and serialised to the same URL [P.149]', () => {
    const query = '?sort=name&order=descending&state=paid&q=Bj%C3%B8rn+%C3%85&after=WyJhIl0';
    const listQuery = read(query);
    expect(listQuery).toEqual({
      sort: 'name',
      order: 'descending',
      filters: { state: 'paid' },
      search: 'Bjørn Å',
      at: { way: 'after', cursor: 'WyJhIl0' },
    });
    expect(isNarrowed(listQuery)).toBe(true);
    const { at } = listQuery;
    expect(listHref(shape, listQuery, { at })).toBe(`/admin/orders${query}`);
  });

  test('has one canonical URL: default values are omitted', () => {
    expect(listHref(shape, read('?sort=placed&order=descending&q=&state='))).toBe('/admin/orders');
    expect(listHref(shape, read('?sort=name&order=ascending'))).toBe('/admin/orders?sort=name');
  });

  test('returns to the first page with every change', () => {
    const listQuery = read('?after=WyJhIl0&state=paid&q=holm');
    expect(listHref(shape, listQuery, { sort: { by: 'name', order: 'ascending' } })).toBe(
      '/admin/orders?sort=name&state=paid&q=holm',
    );
    expect(listHref(shape, listQuery, { filters: { state: null } })).toBe('/admin/orders?q=holm');
    expect(listFields(shape, listQuery, { search: '' })).toEqual({ state: 'paid' });
  });
});
