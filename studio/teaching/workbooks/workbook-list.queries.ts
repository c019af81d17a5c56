import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { byTitle, isShownIn, titlesOf } from '#studio/teaching/learning/shown-texts.queries.ts';

export type WorkbookSort = 'place' | 'title' | 'downloads';
export type WorkbookFilter = 'state';

export interface ListedWorkbook {
  id: string;
  title: string;
  pages: number;
  downloads: number;
  version: number;
  isPublished: boolean;
  isSample: boolean;
}

const { by: title, id: wordsId } = byTitle('workbook_texts');
const sorts: ListKeys<WorkbookSort>['sorts'] = {
  place: { by: sql`workbooks.sort`, kind: 'number' },
  title,
  downloads: { by: sql`workbooks.downloads`, kind: 'number' },
};

/** Every workbook; searched by title in either language. One statement. */
export async function listWorkbooks(
  q: Queries,
  who: May<'catalogue'>,
  listQuery: ListQuery<WorkbookSort, WorkbookFilter>,
): Promise<ListPage<ListedWorkbook>> {
  const { state } = listQuery.filters;
  return listPage(
    q
      .selectFrom('workbooks')
      .innerJoin('workbook_texts', 'workbook_texts.workbook_id', 'workbooks.id')
      .select([
        'workbooks.id',
        'workbooks.downloads',
        'workbooks.version',
        'workbooks.is_published as isPublished',
        'workbooks.is_sample as isSample',
        'workbook_texts.title',
        'workbook_texts.pages',
      ])
      .where(isShownIn('workbook_texts', who.language))
      .where('workbooks.is_retired', '=', false)
      .$if(state !== undefined, (query) => query.where('workbooks.is_published', '=', state === 'shown')),
    listQuery,
    {
      sorts,
      id: { by: listQuery.sort === 'title' ? wordsId : sql`workbooks.id`, kind: 'text' },
      words: titlesOf('workbooks.id', 'workbook_texts'),
    },
  );
}
