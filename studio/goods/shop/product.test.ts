import { expect, test } from 'vitest';
import { freeIdFrom, printfulId, productIdOf, readCategory, readFacts, readSizes } from './product.ts';

test('a product’s slug is derived from its name, and taken or reserved slugs are avoided', () => {
  expect(productIdOf('Café-krus, stort!')).toBe('cafe-krus-stort');
  expect(productIdOf('Æble & Ørred på Åen')).toBe('aeble-oerred-paa-aaen');
  expect(productIdOf('***')).toBe('product');
  expect(productIdOf('x'.repeat(200))).toHaveLength(48);
  expect(freeIdFrom('cap', new Set(['cap', 'cap-2']))).toBe('cap-3');
  expect(freeIdFrom('admin', new Set())).toBe('admin-2');
});

test('a category is recognised by its label, its id and old names', () => {
  expect(readCategory('Music Equipment')).toBe('music-equipment');
  expect(readCategory('clothing-merchandise')).toBe('clothing-merchandise');
  expect(readCategory('Clothing & Merchandise')).toBe('clothing-merchandise');
  expect(readCategory('merch')).toBe('clothing-merchandise');
  expect(readCategory('gear')).toBe('music-equipment');
  expect(readCategory('boats')).toBeNull();
});

test('sizes are unique, and facts are label and value', () => {
  expect(readSizes(' S, M ,L, M,, ')).toEqual(['S', 'M', 'L']);
  expect(readSizes('')).toEqual([]);
  expect(readFacts('Cotton: 100 %\n\nWash at 30°\nTime: 12:30')).toEqual([
    { label: 'Cotton', value: '100 %' },
    { label: '', value: 'Wash at 30°' },
    { label: 'Time', value: '12:30' },
  ]);
});

test('the provider’s ids are digits, as text or number', () => {
  expect(printfulId.parse(123)).toBe('123');
  expect(printfulId.parse(' 456 ')).toBe('456');
  expect(printfulId.parse('')).toBeNull();
  expect(printfulId.parse(undefined)).toBeNull();
  expect(printfulId.safeParse('@abc').success).toBe(false);
});
