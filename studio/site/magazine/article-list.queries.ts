import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { May } from '#studio/shared/who.ts';
import type { ArticleState } from './article-state.ts';

export type ArticleSort = 'date';
export type ArticleFilter = 'state';

export interface ListedArticle {
  key: string;
  title: string;
  state: ArticleState;
  /** Published, and the draft has changed since. */
  isChanged: boolean;
  languages: 'both' | Language;
  date: Temporal.Instant;
  publishAt: Temporal.Instant | null;
}

const date = sql<Temporal.Instant>`coalesce(magazine_items.published_at, magazine_items.created_at)`;
const keys: ListKeys<ArticleSort> = {
  sorts: { date: { by: date, kind: 'moment' } },
  id: { by: sql`magazine_items.id`, kind: 'uuid' },
};

const state = sql<ArticleState>`case
  when magazine_items.deleted_at is not null then 'deleted'
  when page_drafts.publish_at is not null then 'scheduled'
  when magazine_items.state = 'withdrawn' then 'unpublished'
  else magazine_items.state end`;

/** The owner's articles, not readers' stories; deleted ones only where they are asked for. Titles in the language if the article is written in it. */
export async function listArticles(
  q: Queries,
  _who: May<'website'>,
  { language, ...listQuery }: ListQuery<ArticleSort, ArticleFilter> & { language: Language },
): Promise<ListPage<ListedArticle>> {
  const wanted = listQuery.filters.state;
  const { rows, ...page } = await listPage(
    q
      .selectFrom('magazine_items')
      .leftJoin('page_drafts', 'page_drafts.key', 'magazine_items.key')
      .where('magazine_items.key', 'is not', null)
      .select([
        sql<string>`magazine_items.key`.as('key'),
        state.as('state'),
        date.as('date'),
        'page_drafts.publish_at as publishAt',
        sql<boolean>`magazine_items.state = 'published' and not coalesce(page_drafts.is_published, true)`.as(
          'isChanged',
        ),
        title(language).as('title'),
        sql<'both' | Language>`coalesce(${draftedLanguages}, ${publishedLanguages}, 'both')`.as('languages'),
      ])
      .where('magazine_items.deleted_at', wanted === 'deleted' ? 'is not' : 'is', null)
      .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as ArticleState)),
    listQuery,
    keys,
  );
  return { rows, ...page };
}

export interface ArticleTitle {
  key: string;
  title: string;
  isDeleted: boolean;
}

/** By key; the owner's. */
export async function articleTitles(
  q: Queries,
  _who: May<'website'>,
  { keys: wanted, language }: { keys: readonly string[]; language: Language },
): Promise<Map<string, ArticleTitle>> {
  if (wanted.length === 0) return new Map();
  const rows = await q
    .selectFrom('magazine_items')
    .leftJoin('page_drafts', 'page_drafts.key', 'magazine_items.key')
    .where('magazine_items.key', 'in', [...wanted])
    .select([
      sql<string>`magazine_items.key`.as('key'),
      title(language).as('title'),
      sql<boolean>`magazine_items.deleted_at is not null`.as('isDeleted'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

const title = (language: Language) =>
  sql<string>`coalesce(${titleIn(language)}, ${publishedTitle(language)}, magazine_items.slug)`;

const firstOf = (blocks: string, type: string, field: string) =>
  sql`jsonb_path_query_first(${sql.ref(blocks)}, ${`$[*] ? (@.type == "${type}").${field}`}::jsonpath) #>> '{}'`;

const titleIn = (language: Language) => firstOf(`page_drafts.blocks_${language}`, 'headline', 'text');

const draftedLanguages = firstOf('page_drafts.blocks_en', 'article', 'languages');

const publishedTitle = (language: Language) => sql`(
  select title from magazine_texts where item_id = magazine_items.id order by language = ${language} desc limit 1)`;

const publishedLanguages = sql`(
  select case when count(*) > 1 then 'both' else min(language) end
  from magazine_texts where item_id = magazine_items.id having count(*) > 0)`;
