import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import {
  listProducts,
  type ProductFilter,
  type ProductSort,
} from '#studio/goods/shop/product-list.queries.ts';
import { shopCurrency } from '#studio/goods/shop/products.queries.ts';
import { shopMessages } from '../../../goods/shop/shop.messages.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/products';
import { productListMessages } from './products.messages.ts';

const shape: ListShape<ProductSort, ProductFilter> = {
  path: '/admin/products',
  sorts: { shelf: 'ascending', name: 'ascending' },
  filters: { category: ['music-equipment', 'clothing-merchandise'], shown: ['yes', 'no'] },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('catalogue', args, shape);
  const { rows, ...page } = await listProducts(world.db.query, { who, listQuery, now: world.clock.now() });
  return {
    listQuery,
    page,
    rows: rows.map(({ sizes, ...row }) => ({
      ...row,
      sizes: sizes.map(({ label, priceMinor, free }) => ({
        label,
        free,
        price: priceMinor === null ? null : format.money({ amountMinor: priceMinor, currency: shopCurrency }),
      })),
    })),
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { listQuery, page, rows } = loaderData;
  const words = useWords(productListMessages);
  const { filters } = words;
  const add = (
    <ButtonLink href="/shop/admin" isCompact variant="ghost">
      {words.add}
    </ButtonLink>
  );
  return (
    <AdminFrame page="products" title={words.title} actions={add}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        emptyActions={add}
        columns={[{ key: 'name', sort: 'name' }, { key: 'category' }, { key: 'sizes' }, { key: 'state' }]}
        filters={{
          category: { label: filters.category, names: shopMessages[language].tabs },
          shown: { label: filters.shown, all: filters.everywhere, names: words.shown },
        }}
        rows={rows.map(({ id, name, category, sizes, fulfilment, isPublished, isSample }) => ({
          key: id,
          ...(isPublished ? {} : { variant: 'off' as const }),
          cells: {
            name: (
              <>
                <TextLink href={`/shop/admin?about=${id}#${id}`}>{name}</TextLink>{' '}
                {isSample && <DraftBadge>{words.sample}</DraftBadge>}
              </>
            ),
            category: shopMessages[language].tabs[category],
            sizes: (
              <ul className="stack tight">
                {sizes.map(({ label, price, free }) => (
                  <li key={label}>
                    {label && <b>{label}: </b>}
                    {price ?? words.unpriced}, {fulfilment === 'print' ? words.onOrder : words.pieces(free)}
                  </li>
                ))}
              </ul>
            ),
            state: (
              <Badge variant={isPublished ? 'done' : 'quiet'}>
                {words.shown[isPublished ? 'yes' : 'no']}
              </Badge>
            ),
          },
        }))}
      />
    </AdminFrame>
  );
}
