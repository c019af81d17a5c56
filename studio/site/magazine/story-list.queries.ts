import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { StoryState } from '#platform/db/schema/magazine.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';

export type StorySort = 'sent' | 'name';
export type StoryFilter = 'state';

export interface ListedStory {
  id: string;
  state: StoryState;
  title: string;
  name: string;
  hasPdf: boolean;
  sentAt: Temporal.Instant;
}

const words = wordsIn(sql`title || ' ' || name || ' ' || email`);
const keys: ListKeys<StorySort> = {
  sorts: { sent: { by: sql`stories.created_at`, kind: 'moment' }, name: byName(sql`stories.name`) },
  id: { by: sql`stories.id`, kind: 'uuid' },
  words,
};

export async function listStories(
  q: Queries,
  _who: May<'inbox'>,
  listQuery: ListQuery<StorySort, StoryFilter>,
): Promise<ListPage<ListedStory>> {
  const { state } = listQuery.filters;
  return listPage(
    q
      .selectFrom('stories')
      .select(['id', 'state', 'title', 'name', 'created_at as sentAt'])
      .select(sql<boolean>`upload_id is not null`.as('hasPdf'))
      .$if(state !== undefined, (query) => query.where('state', '=', state as StoryState)),
    listQuery,
    keys,
  );
}
