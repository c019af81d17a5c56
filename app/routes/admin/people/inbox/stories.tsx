import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useWords } from '#app/web/words.ts';
import type { StoryState } from '#platform/db/schema/magazine.ts';
import { listStories, type StoryFilter, type StorySort } from '#studio/site/magazine/story-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersList } from '../../owners-list.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/stories';
import { storyListMessages } from './stories.messages.ts';

const shape: ListShape<StorySort, StoryFilter> = {
  path: '/admin/stories',
  sorts: { sent: 'descending', name: 'ascending' },
  filters: { state: ['waiting', 'accepted', 'unpublished', 'declined'] },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, format, listQuery } = await ownersList('inbox', args, shape);
  const { rows, ...page } = await listStories(world.db.query, who, listQuery);
  return {
    listQuery,
    page,
    isDeleted: new URL(args.request.url).searchParams.get('flash') === 'deleted',
    rows: rows.map(({ sentAt, ...row }) => ({ ...row, sent: format.short(sentAt) })),
  };
}

const variants: Record<StoryState, BadgeVariant> = {
  waiting: 'waiting',
  accepted: 'done',
  unpublished: 'quiet',
  declined: 'quiet',
};

export default function Stories({ loaderData }: Route.ComponentProps) {
  const { listQuery, page, isDeleted, rows } = loaderData;
  const words = useWords(storyListMessages);
  const { states } = words;
  return (
    <AdminFrame page="stories" title={words.title}>
      <Done text={isDeleted ? words.deleted : null} />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'title' },
          { key: 'name', sort: 'name' },
          { key: 'sent', sort: 'sent' },
          { key: 'pdf' },
          { key: 'state' },
        ]}
        filters={{ state: { label: words.filters.state, names: states } }}
        rows={rows.map(({ id, title, name, sent, hasPdf, state }) => ({
          key: id,
          ...(state === 'declined' ? { variant: 'off' as const } : {}),
          cells: {
            title: <TextLink href={`/admin/stories/${id}`}>{title}</TextLink>,
            name,
            sent: <span className="one-line">{sent}</span>,
            pdf: hasPdf ? words.withPdf : words.withoutPdf,
            state: <Badge variant={variants[state]}>{states[state]}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
