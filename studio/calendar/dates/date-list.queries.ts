import { type Expression, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { NamedProgramme } from '#studio/offers/catalogue/offer-title.queries.ts';
import { type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import { allWordsOf, findsWords, wordsOf } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { seatsInUse } from './dates-for-owner.queries.ts';

export type DateSort = 'day';
export type DateFilter = 'when' | 'programme' | 'sale';

export interface ListedDate {
  id: string;
  offerId: string;
  startsOn: string;
  endsOn: string;
  capacity: number;
  taken: number;
  isOpen: boolean;
  isSample: boolean;
  place: string | null;
}

/** Dates of programmes and workshops by first day. `today`: in the studio's zone. */
export async function listDates(
  q: Queries,
  _who: May<'catalogue'>,
  {
    listQuery,
    programmes,
    today,
  }: {
    listQuery: ListQuery<DateSort, DateFilter>;
    programmes: readonly NamedProgramme[];
    today: Temporal.PlainDate;
  },
): Promise<ListPage<ListedDate>> {
  const { when, programme, sale } = listQuery.filters;
  const found = (typed: string) => isAbout(wordsOf(typed), programmes);
  return listPage(
    q
      .selectFrom('dates')
      .select(['dates.id', 'offer_id as offerId', 'starts_on as startsOn', 'ends_on as endsOn'])
      .select(['capacity', 'is_open as isOpen', 'is_sample as isSample', 'place'])
      .select(seatsInUse.as('taken'))
      .$if(when === undefined, (rows) => rows.where(isUpcoming(today)))
      .$if(when === 'over', (rows) => rows.where(isPast(today)))
      .$if(programme !== undefined, (rows) => rows.where('offer_id', '=', programme ?? ''))
      .$if(sale !== undefined, (rows) => rows.where('is_open', '=', sale === 'open')),
    listQuery,
    {
      sorts: { day: { by: sql`dates.starts_on`, kind: 'day' } },
      id: { by: sql`dates.id`, kind: 'uuid' },
      words: { isIn: found, finds: found },
    },
  );
}

/* A date is past by its last day, but the list runs by the first: bounding both lets the index skip ahead. */

function isPast(today: Temporal.PlainDate): Expression<SqlBool> {
  const day = sql`${today.toString()}::date`;
  return sql<SqlBool>`dates.ends_on < ${day} and dates.starts_on < ${day}`;
}

function isUpcoming(today: Temporal.PlainDate): Expression<SqlBool> {
  const day = sql`${today.toString()}::date`;
  const longest = sql`(select max(ends_on - starts_on) from dates)`;
  return sql<SqlBool>`dates.ends_on >= ${day} and dates.starts_on >= ${day} - ${longest}`;
}

/** Programme titles are owner content, few in number: matches are found before the query. */
function isAbout(words: readonly string[], programmes: readonly NamedProgramme[]): Expression<SqlBool> {
  const ways = [findsWords(sql`dates.place`, words)];
  for (const { id, en, da } of programmes) {
    const named = allWordsOf(`${en} ${da}`);
    const rest = words.filter((word) => !named.some((name) => name.startsWith(word)));
    if (rest.length === words.length) continue;
    const isOfIt = sql<SqlBool>`dates.offer_id = ${id}`;
    ways.push(
      rest.length === 0 ? isOfIt : sql<SqlBool>`(${isOfIt} and ${findsWords(sql`dates.place`, rest)})`,
    );
  }
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}
