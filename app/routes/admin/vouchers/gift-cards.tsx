import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import {
  type GiftCardSort,
  giftCardBalances,
  listGiftCards,
} from '#studio/gift-cards/gift-card-list.queries.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownersList } from '../owners-list.ts';
import type { Route } from './+types/gift-cards';
import { giftCardVariants, giftCardView } from './gift-card-view.ts';
import { giftCardsMessages } from './gift-cards.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/gift-cards';
const shape: ListShape<GiftCardSort, never> = { path, sorts: { sold: 'descending' }, filters: {} };

/** `/admin/gift-cards` */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, listQuery } = await ownersList(args, shape);
  const now = world.clock.now();
  const { rows, ...page } = await listGiftCards(world.db.query, who, listQuery);
  const balances = await giftCardBalances(world.db.query, who, now);
  return {
    language,
    studioName,
    listQuery,
    page,
    balances: balances
      .map(({ currency, balanceMinor }) => formatMoney({ amountMinor: balanceMinor, currency }, language))
      .join(', '),
    rows: rows.map((row) => giftCardView(row, { language, now })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && giftCardsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function GiftCards({ loaderData }: Route.ComponentProps) {
  const { language, studioName, listQuery, page, rows, balances } = loaderData;
  const words = giftCardsMessages[language];
  return (
    <AdminFrame
      page="gift-cards"
      title={words.title}
      lead={words.lead(balances)}
      {...{ language, studioName }}
    >
      <AdminList
        {...{ shape, listQuery, page, language, words }}
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
