import { EmailAddress } from '#app/ui/email-address.tsx';
import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useWords } from '#app/web/words.ts';
import {
  listSubscriptions,
  type SubscriptionFilter,
  type SubscriptionSort,
  type SubscriptionState,
} from '#studio/people/newsletter/subscription-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import type { Route } from './+types/subscribers';
import { subscriberImportPath, subscribersPath } from './issue-paths.ts';
import { subscriberMessages } from './subscribers.messages.ts';

const shape: ListShape<SubscriptionSort, SubscriptionFilter> = {
  path: subscribersPath,
  sorts: { subscribed: 'descending', email: 'ascending' },
  filters: { state: ['confirmed', 'unconfirmed', 'unsubscribed'] },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('newsletter', args, shape);
  const { rows, ...page } = await listSubscriptions(world.db.query, who, listQuery);
  return {
    listQuery,
    page,
    rows: rows.map(({ subscribedAt, ...row }) => ({
      ...row,
      subscribed: format.short(subscribedAt),
    })),
  };
}

const variants: Record<SubscriptionState, BadgeVariant> = {
  confirmed: 'done',
  unconfirmed: 'waiting',
  unsubscribed: 'quiet',
};

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { listQuery, page, rows } = loaderData;
  const words = useWords(subscriberMessages);
  return (
    <AdminFrame
      page="subscribers"
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <ButtonLink href={subscriberImportPath} isCompact isPlain>
            {words.import.title}
          </ButtonLink>
          <a className="text-link" href={`${subscribersPath}.csv`} download>
            {words.download}
          </a>
        </>
      }
    >
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'email', sort: 'email' },
          { key: 'language' },
          { key: 'subscribed', sort: 'subscribed' },
          { key: 'source' },
          { key: 'state' },
        ]}
        filters={{ state: { label: words.filters.state, names: words.states } }}
        rows={rows.map(({ id, email, language: written, subscribed, source, state }) => ({
          key: id,
          ...(state === 'unsubscribed' ? { variant: 'off' as const } : {}),
          cells: {
            email: <EmailAddress of={email} />,
            language: words.languages[written],
            subscribed: <span className="one-line">{subscribed}</span>,
            source: words.sources[source],
            state: <Badge variant={variants[state]}>{words.states[state]}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
