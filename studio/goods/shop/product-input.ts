import { z } from 'zod';
import { type Currency, readCurrency, readPrice } from '#studio/shared/money.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { readWhole } from '#studio/shared/whole-number.ts';
import type { ProductRefusal } from './product.messages.ts';
import { type Category, printfulId, productIdPattern, readCategory, readSizes } from './product.ts';

export const productLimits = { name: 120, description: 4000, facts: 2000, image: 500, sizes: 200 } as const;

export const mostStock = 1_000;

const anyText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => (text === null || text === undefined ? undefined : String(text).trim()));

const raw = z.object({
  id: anyText,
  name: anyText,
  nameDa: anyText,
  price: z.union([z.string(), z.number()]).nullish(),
  currency: anyText,
  category: anyText,
  image: anyText,
  description: anyText,
  descriptionDa: anyText,
  facts: anyText,
  factsDa: anyText,
  sizes: anyText,
  stock: z.union([z.number(), z.string(), z.record(z.string(), z.union([z.number(), z.string()]))]).nullish(),
  /** Overrides `price` by offer id; '' or absent: `price`. */
  prices: z.record(z.string(), z.union([z.number(), z.string()])).nullish(),
  isPublished: z.union([z.boolean(), z.enum(['yes', 'no', ''])]).nullish(),
  printfulProductId: z.unknown().optional(),
  printfulVariantId: z.unknown().optional(),
});

export interface ProductInput {
  id: string | null;
  name: string;
  nameDa: string | null;
  priceMinor: number;
  currency: Currency;
  category: Category | null;
  imageUrl: string | null;
  description: string | null;
  descriptionDa: string | null;
  facts: string | null;
  factsDa: string | null;
  sizes: string[] | null;
  /** By offer id; '' for a product without sizes. Empty: unchanged. */
  stock: ReadonlyMap<string, number>;
  /** Minor units by offer id, where different from the price. */
  sizePrices: ReadonlyMap<string, number>;
  isPublished: boolean | null;
  /** Undefined: unchanged; null: removed. */
  printfulProductId: string | null | undefined;
  printfulVariantId: string | null | undefined;
}

export type ProductField =
  | 'name'
  | 'price'
  | 'currency'
  | 'category'
  | 'stock'
  | 'printfulProductId'
  | 'text';
export type ProductReading =
  | { ok: true; input: ProductInput }
  | { ok: false; refusal: ProductRefusal; field: ProductField | null };

export function readProductInput(given: unknown): ProductReading {
  const read = raw.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'missing', field: null };
  const { data } = read;
  if (!data.name) return { ok: false, refusal: 'missing', field: 'name' };
  if (data.price === null || data.price === undefined || data.price === '' || Number(data.price) === 0) {
    return { ok: false, refusal: 'missing', field: 'price' };
  }
  const currency = readCurrency(data.currency || 'DKK');
  if (!currency) return { ok: false, refusal: 'bad-currency', field: 'currency' };
  const priceMinor = readPrice(data.price, currency);
  if (priceMinor === null) return { ok: false, refusal: 'bad-price', field: 'price' };
  const category = data.category ? readCategory(data.category) : null;
  if (data.category && !category) return { ok: false, refusal: 'bad-category', field: 'category' };
  const stock = readStock(data.stock);
  if (!stock) return { ok: false, refusal: 'bad-stock', field: 'stock' };
  const sizePrices = readSizePrices(data.prices, currency);
  if (!sizePrices) return { ok: false, refusal: 'bad-price', field: 'price' };
  const printful = readPrintful(data);
  if (!printful) return { ok: false, refusal: 'bad-printful', field: 'printfulProductId' };
  if (isTooLong(data)) return { ok: false, refusal: 'too-long', field: 'text' };
  return {
    ok: true,
    input: {
      id: data.id && productIdPattern.test(data.id) ? data.id : null,
      name: data.name,
      nameDa: data.nameDa || null,
      priceMinor,
      currency,
      category,
      imageUrl: data.image || null,
      description: data.description ?? null,
      descriptionDa: data.descriptionDa ?? null,
      facts: data.facts ?? null,
      factsDa: data.factsDa ?? null,
      sizes: data.sizes === undefined ? null : readSizes(data.sizes),
      stock,
      sizePrices,
      isPublished: readFlag(data.isPublished),
      ...printful,
    },
  };
}

function readFlag(given: boolean | string | null | undefined): boolean | null {
  if (given === null || given === undefined || given === '') return null;
  return given === true || given === 'yes';
}

function readStock(given: z.infer<typeof raw>['stock']): Map<string, number> | null {
  const pairs =
    typeof given === 'object' && given !== null ? Object.entries(given) : [['', given ?? ''] as const];
  const stock = new Map<string, number>();
  for (const [offerId, pieces] of pairs) {
    if (String(pieces).trim() === '') continue;
    const count = readWhole(pieces, { to: mostStock });
    if (count === null) return null;
    stock.set(offerId, count);
  }
  return stock;
}

function readSizePrices(
  given: z.infer<typeof raw>['prices'],
  currency: Currency,
): Map<string, number> | null {
  const prices = new Map<string, number>();
  for (const [offerId, value] of Object.entries(given ?? {})) {
    if (String(value).trim() === '') continue;
    const amountMinor = readPrice(value, currency);
    if (amountMinor === null) return null;
    prices.set(offerId, amountMinor);
  }
  return prices;
}

function readPrintful(data: z.infer<typeof raw>) {
  const product = printfulId.safeParse(data.printfulProductId);
  const variant = printfulId.safeParse(data.printfulVariantId);
  if (!product.success || !variant.success) return null;
  return {
    printfulProductId: data.printfulProductId === undefined ? undefined : product.data,
    printfulVariantId: data.printfulVariantId === undefined ? undefined : variant.data,
  };
}

function isTooLong(data: z.infer<typeof raw>): boolean {
  const texts: Array<[string | undefined, number]> = [
    [data.name, productLimits.name],
    [data.nameDa, productLimits.name],
    [data.description, productLimits.description],
    [data.descriptionDa, productLimits.description],
    [data.facts, productLimits.facts],
    [data.factsDa, productLimits.facts],
    [data.image, productLimits.image],
    [data.sizes, productLimits.sizes],
  ];
  return texts.some(([text, most]) => typedLength(text ?? '') > most);
}
