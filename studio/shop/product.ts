import { z } from 'zod';

export type Category = 'music-equipment' | 'clothing-merchandise';

export const categories: readonly Category[] = ['music-equipment', 'clothing-merchandise'];

/** stock: sent by the owner. print: made on order by the printer. */
export type Fulfilment = 'stock' | 'print';

/** Second segments of /shop used by the shop's own pages. */
const reservedIds = new Set(['admin', 'pictures', 'cart', 'checkout', 'app']);

export const productIdPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

export function productIdOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return id.slice(0, 48).replace(/-+$/, '') || 'product';
}

export function freeIdFrom(id: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !reservedIds.has(candidate);
  if (isFree(id)) return id;
  for (let number = 2; ; number += 1) if (isFree(`${id}-${number}`)) return `${id}-${number}`;
}

/** '1.299,50', '1,299.50', 'DKK 249' in whole units; returns minor units. Null: no price, or over two decimals. */
export function readPrice(price: unknown): number | null {
  const text = String(price ?? '')
    .replace(/^[A-Za-z]{3}\s*|\s*[A-Za-z]{3}$|\s*kr\.?$|,-$/g, '')
    .replace(/[\s\u00a0]/g, '');
  const decimalPoint = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/;
  const decimalComma = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+,\d{1,2}$/;
  const plain = decimalComma.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : decimalPoint.test(text)
      ? text.replaceAll(',', '')
      : null;
  if (plain === null) return null;
  const [whole = '0', rest = ''] = plain.split('.');
  const amountMinor = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return amountMinor > 0 && amountMinor <= mostMinor ? amountMinor : null;
}

/** Leaves room for sums in the database's integer column. */
const mostMinor = 1_000_000_000;

export function readCategory(text: string): Category | null {
  const plain = text.toLowerCase();
  if (/cloth|merch|apparel|tøj/.test(plain)) return 'clothing-merchandise';
  return /music|equipment|gear|musik|udstyr/.test(plain) ? 'music-equipment' : null;
}

export function readSizes(text: string): string[] {
  const sizes = text.split(',').map((size) => size.trim());
  return [...new Set(sizes.filter(Boolean))];
}

export function readFacts(lines: string): Array<{ label: string; value: string }> {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return { label: line.slice(0, Math.max(0, colon)).trim(), value: line.slice(colon + 1).trim() };
    });
}

export const printfulId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((id) => String(id ?? '').trim())
  .refine((id) => /^\d{0,19}$/.test(id))
  .transform((id) => id || null);
