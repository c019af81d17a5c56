import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import type { Category, Fulfilment } from './product.ts';
import { shopCurrency } from './products.queries.ts';

export type ProductSort = 'shelf' | 'name';
export type ProductFilter = 'category' | 'shown';

export interface ListedSize {
  label: string;
  priceMinor: number | null;
  free: number;
}

export interface ListedProduct {
  id: string;
  name: string;
  category: Category;
  fulfilment: Fulfilment;
  isPublished: boolean;
  isSample: boolean;
  sizes: ListedSize[];
}

const words = wordsIn(sql`name_en || ' ' || name_da`);

export async function listProducts(
  q: Queries,
  {
    who,
    listQuery,
    now,
  }: {
    who: May<'today' | 'catalogue'>;
    listQuery: ListQuery<ProductSort, ProductFilter>;
    now: Temporal.Instant;
  },
): Promise<ListPage<ListedProduct>> {
  const name = who.language === 'da' ? ('name_da' as const) : ('name_en' as const);
  const keys: ListKeys<ProductSort> = {
    sorts: { shelf: { by: sql`products.sort`, kind: 'number' }, name: byName(sql.ref(name)) },
    id: { by: sql`products.id`, kind: 'text' },
    words,
  };
  const { category, shown } = listQuery.filters;
  const page = await listPage(
    q
      .selectFrom('products')
      .select(['id', 'category', 'fulfilment', `${name} as name`])
      .select(['is_published as isPublished', 'is_sample as isSample'])
      .where('is_retired', '=', false)
      .$if(category !== undefined, (query) => query.where('category', '=', category as Category))
      .$if(shown !== undefined, (query) => query.where('is_published', '=', shown === 'yes')),
    listQuery,
    keys,
  );
  const sizes = await sizesOf(
    q,
    page.rows.map(({ id }) => id),
    now,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, sizes: sizes.get(row.id) ?? [] })) };
}

async function sizesOf(
  q: Queries,
  productIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, ListedSize[]>> {
  const sizes = new Map<string, ListedSize[]>();
  if (productIds.length === 0) return sizes;
  const rows = await q
    .selectFrom('product_variants')
    .select(['product_id', 'label_en'])
    .select((from) => [
      from
        .selectFrom('prices')
        .select('amount_minor')
        .whereRef('prices.offer_id', '=', 'product_variants.offer_id')
        .where('currency', '=', shopCurrency)
        .where('valid_from', '<=', now)
        .orderBy('valid_from', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('price'),
      from
        .selectFrom('units')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('units.offer_id', '=', 'product_variants.offer_id')
        .where('date_id', 'is', null)
        .where('state', '=', 'free')
        .as('free'),
    ])
    .where('product_id', 'in', productIds)
    .where('is_offered', '=', true)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('offer_id')
    .execute();
  for (const { product_id, label_en: label, price, free } of rows) {
    sizes.set(product_id, [...(sizes.get(product_id) ?? []), { label, priceMinor: price, free: free ?? 0 }]);
  }
  return sizes;
}
