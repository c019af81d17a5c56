import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import type { ProgrammeId } from './application.ts';

export type ApplicationSort = 'sent' | 'answer' | 'name';
export type ApplicationFilter = 'state' | 'programme';

export interface ListedApplication {
  id: string;
  programme: ProgrammeId;
  state: ApplicationState;
  firstName: string;
  lastName: string;
  email: string;
  sentAt: Temporal.Instant;
  answerBy: Temporal.PlainDate;
}

const words = wordsIn(sql`first_name || ' ' || last_name || ' ' || email`);
const keys: ListKeys<ApplicationSort> = {
  sorts: {
    sent: { by: sql`applications.created_at`, kind: 'moment' },
    answer: { by: sql`applications.answer_by`, kind: 'day' },
    name: byName(sql`first_name || ' ' || last_name`),
  },
  id: { by: sql`applications.id`, kind: 'uuid' },
  words,
};

export async function listApplications(
  q: Queries,
  _who: May<'inbox'>,
  ask: ListQuery<ApplicationSort, ApplicationFilter>,
): Promise<ListPage<ListedApplication>> {
  const { state, programme } = ask.filters;
  const page = await listPage(
    q
      .selectFrom('applications')
      .select(['id', 'offer_id', 'state', 'email', 'answer_by'])
      .select(['first_name as firstName', 'last_name as lastName', 'created_at as sentAt'])
      .$if(state !== undefined, (query) => query.where('state', '=', state as ApplicationState))
      .$if(programme !== undefined, (query) => query.where('offer_id', '=', programme ?? '')),
    ask,
    keys,
  );
  return {
    ...page,
    rows: page.rows.map(({ offer_id, answer_by, ...row }) => ({
      ...row,
      programme: offer_id,
      answerBy: Temporal.PlainDate.from(answer_by),
    })),
  };
}

export function applicationsOfPerson(q: Queries, emails: readonly string[], most: number) {
  return q
    .selectFrom('applications')
    .select(['id', 'offer_id as programme', 'state', 'created_at as sentAt'])
    .where(sql<boolean>`lowercase(email) = any(${[...emails]}::text[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
