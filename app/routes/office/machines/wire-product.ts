import type { ProductField } from '#studio/goods/shop/product-input.ts';
import type { ProductSummary } from '#studio/goods/shop/product-summary.queries.ts';

/** The fields of wire call 7, and of our form, by the name of the domain. */
const wireNames = {
  id: 'id',
  version: 'version',
  name: 'name',
  nameDa: 'name_da',
  price: 'price',
  currency: 'currency',
  category: 'category',
  image: 'image',
  description: 'description',
  descriptionDa: 'description_da',
  facts: 'facts',
  factsDa: 'facts_da',
  sizes: 'sizes',
  stock: 'stock',
  prices: 'prices',
  isPublished: 'is_published',
  printfulProductId: 'printful_product_id',
  printfulVariantId: 'printful_variant_id',
} as const;

/** Absent fields stay absent; what is no object is refused by the domain. */
export function productInputOf(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  const wire = new Map<string, unknown>(Object.entries(given));
  const known = Object.entries(wireNames).filter(([, wireName]) => wire.has(wireName));
  return Object.fromEntries(known.map(([name, wireName]) => [name, wire.get(wireName)]));
}

export function wireFieldOf(field: ProductField): string {
  return field === 'text' ? field : wireNames[field];
}

export function toWireProduct(product: ProductSummary) {
  const { printfulProductId, printfulVariantId, ...same } = product;
  return { ...same, printful_product_id: printfulProductId, printful_variant_id: printfulVariantId };
}
