import { z } from 'zod';
import { slugOf } from '#studio/shared/content/slug.ts';

export type Category = 'music-equipment' | 'clothing-merchandise';

export const categories: readonly Category[] = ['music-equipment', 'clothing-merchandise'];

/** stock: sent by the owner. print: made on order by the printer. */
export type Fulfilment = 'stock' | 'print';

/** Second segments of /shop used by the shop's own pages. */
const reservedIds = new Set(['admin', 'pictures', 'cart', 'checkout', 'app']);

export const productIdPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

export function productIdOf(name: string): string {
  return slugOf(name, 48) || 'product';
}

export function freeIdFrom(id: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !reservedIds.has(candidate);
  if (isFree(id)) return id;
  for (let number = 2; ; number += 1) if (isFree(`${id}-${number}`)) return `${id}-${number}`;
}

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
