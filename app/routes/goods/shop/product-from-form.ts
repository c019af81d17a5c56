import { textOf } from '#app/web/forms/read-form.ts';

const plainFields = [
  'id',
  'version',
  'name',
  'name_da',
  'price',
  'category',
  'description',
  'description_da',
  'facts',
  'facts_da',
  'sizes',
  'printful_product_id',
  'printful_variant_id',
] as const;

/** Form values under the names of wire call 7. */
export type TypedProduct = Partial<Record<(typeof plainFields)[number], string>> & {
  stock: Record<string, string>;
  prices: Record<string, string>;
  is_published: 'yes' | 'no';
};

/** An unchanged stock (`seen:<offerId>`) is omitted: saving texts must not overwrite sales. */
export function productFromForm(form: FormData): TypedProduct {
  const values = plainFields
    .filter((name) => form.has(name))
    .map((name) => [name, textOf(form, name)] as const);
  const bySize = (begin: 'stock:' | 'price:') =>
    Object.fromEntries(
      [...form.keys()]
        .filter((name) => name.startsWith(begin))
        .map((name) => [name.slice(begin.length), textOf(form, name)] as const),
    );
  const stock = Object.entries(bySize('stock:')).filter(([id, pieces]) => pieces !== form.get(`seen:${id}`));
  return {
    ...Object.fromEntries(values),
    stock: Object.fromEntries(stock),
    prices: bySize('price:'),
    is_published: textOf(form, 'is_published') === 'yes' ? 'yes' : 'no',
  };
}
