import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import {
  type GiftCardSort,
  giftCardBalances,
  listGiftCards,
} from '#studio/offers/gift-cards/gift-card-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/gift-cards';
import { giftCardView } from './gift-card-view.ts';
import { giftCardsMessages } from './gift-cards.messages.ts';
import { giftCardVariants } from './voucher-looks.ts';

const path = '/admin/gift-cards';
const shape: ListShape<GiftCardSort, never> = { path, sorts: { sold: 'descending' }, filters: {} };

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, format, listQuery } = await ownersList('catalogue', args, shape);
  const now = world.clock.now();
  const { rows, ...page } = await listGiftCards(world.db.query, who, listQuery);
  const balances = await giftCardBalances(world.db.query, who, now);
  return {
    listQuery,
    page,
    balances: balances
      .map(({ currency, balanceMinor }) => format.money({ amountMinor: balanceMinor, currency }))
      .join(', '),
    rows: rows.map((row) => giftCardView(row, { language, now })),
  };
}

export default function GiftCards({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, rows, balances } = loaderData;
  const words = useWords(giftCardsMessages);
  return (
    <AdminFrame page="gift-cards" title={words.title} lead={words.lead(balances)}>
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        filters={{}}
        columns={[
          { key: 'who' },
          { key: 'value', isNumber: true },
          { key: 'left', isNumber: true },
          { key: 'valid' },
          { key: 'state' },
        ]}
        rows={rows.map(({ id, who, state, ...cells }) => ({
          key: id,
          ...(state === 'expired' || state === 'refunded' ? { variant: 'off' as const } : {}),
          cells: {
            ...cells,
            who: <TextLink href={`${path}/${id}`}>{who}</TextLink>,
            state: <Badge variant={giftCardVariants[state]}>{words.states[state]}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
