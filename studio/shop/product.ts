import { z } from 'zod';

export type Category = 'music-equipment' | 'clothing-merchandise';

/** In the order of the shop's tabs. */
export const categories: readonly Category[] = ['music-equipment', 'clothing-merchandise'];

/** stock: sent by the owner from the shelf. print: made on order by the printer. */
export type Fulfilment = 'stock' | 'print';

/** Second segments of /shop that are pages of the shop itself. */
const reservedIds = new Set(['admin', 'pictures', 'cart', 'checkout', 'app']);

export const productIdPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** The address of a product made from its name: 'Café-krus, stort' → 'cafe-krus-stort'. */
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

/** The first of `id`, `id-2`, `id-3` … that nobody has. */
export function freeIdFrom(id: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !reservedIds.has(candidate);
  if (isFree(id)) return id;
  for (let number = 2; ; number += 1) if (isFree(`${id}-${number}`)) return `${id}-${number}`;
}

/**
 * A price as an owner or an old client writes it, in whole units of its currency, as minor units: 249, '249',
 * '1.299,50', '1,299.50', 'DKK 249'. Null: no price. More than two decimals are none, so nothing is rounded away.
 */
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

/** Ten million whole units: what the database's column can hold with room to add up. */
const mostMinor = 1_000_000_000;

/** A category under any of its names: its id, its tab's words, or what an old client called it. */
export function readCategory(text: string): Category | null {
  const plain = text.toLowerCase();
  if (/cloth|merch|apparel|tøj/.test(plain)) return 'clothing-merchandise';
  return /music|equipment|gear|musik|udstyr/.test(plain) ? 'music-equipment' : null;
}

/** 'S, M, L' → the sizes, each once. No size: one piece that has none. */
export function readSizes(text: string): string[] {
  const sizes = text.split(',').map((size) => size.trim());
  return [...new Set(sizes.filter(Boolean))];
}

/** The lines 'Label: value' of a product's facts; a line without a colon has no label. */
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

/** An id of the provider: digits, given as text or number. '' and absent: none. */
export const printfulId = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((id) => String(id ?? '').trim())
  .refine((id) => /^\d{0,19}$/.test(id))
  .transform((id) => id || null);
