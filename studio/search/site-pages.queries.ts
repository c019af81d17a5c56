import { sql } from 'kysely';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioIdentity } from '../content/content.queries.ts';
import { fillNames } from '../content/document.ts';
import type { StudioIdentity } from '../content/identity.ts';
import { publishedItems } from '../magazine/items.queries.ts';
import { ownPages } from '../pages/own-pages.queries.ts';
import { shownWorkbooks } from '../workbooks/workbooks.queries.ts';
import { allDocumentPages, itemPath, type SitePage, type Source, searchWords } from './site-page.ts';

type Asking = Pick<World, 'db' | 'reference' | 'settings' | 'clock'>;

/** Every page of the site that search engines list, in one language. */
export async function sitePages(world: Asking, language: Language): Promise<SitePage[]> {
  const parts = await Promise.all([
    pagesOfDocuments(world, language),
    articles(world, language),
    workbooks(world, language),
    products(world, language),
    offers(world, language),
  ]);
  return parts.flat();
}

interface DocumentHead {
  seo: { title: string; description: string } | null;
  headline: { text: string } | null;
}

/** In the requested language, else in the other. */
async function pagesOfDocuments(world: Asking, language: Language): Promise<SitePage[]> {
  const identity = await studioIdentity(world);
  const first = (type: string) =>
    sql<never>`jsonb_path_query_first(blocks, ${`$[*] ? (@.type == "${type}")`}::jsonpath)`;
  const rows = await world.db.query
    .selectFrom('content_documents')
    .select(['key', 'language', 'updated_at', first('seo').as('seo'), first('headline').as('headline')])
    .execute();
  return allDocumentPages(identity, await ownPages(world)).flatMap(([key, path, kind]): SitePage[] => {
    const own = rows.filter((row) => row.key === key);
    const row = own.find((one) => one.language === language) ?? own[0];
    if (!row) return [];
    const { seo, headline } = fillNames<DocumentHead>(row, identity);
    const title = seo?.title ?? headline?.text ?? identity.studioName;
    const description = seo?.description ?? '';
    return [{ path, kind, source: 'document', key, title, description, changedAt: row.updated_at }];
  });
}

async function articles(world: Asking, language: Language): Promise<SitePage[]> {
  const items = await publishedItems(world, language);
  return items
    .filter((item) => item.link === itemPath('article', item.id))
    .map((item) => ({
      path: item.link,
      kind: 'article',
      source: 'article',
      key: item.id,
      title: item.title,
      description: item.excerpt,
      changedAt: item.publishedAt,
      languages: item.languages,
    }));
}

async function workbooks({ db }: Asking, language: Language): Promise<SitePage[]> {
  const [books, rows] = await Promise.all([
    shownWorkbooks(db.query, language),
    db.query.selectFrom('workbooks').select(['id', 'created_at']).execute(),
  ]);
  return books.flatMap(({ id, title, description }) => {
    const changedAt = rows.find((row) => row.id === id)?.created_at;
    const path = itemPath('workbook', id);
    const workbook = { kind: 'workbook', source: 'workbook' } as const;
    return changedAt ? [{ path, ...workbook, key: id, title, description, changedAt }] : [];
  });
}

async function products({ db }: Asking, language: Language): Promise<SitePage[]> {
  const rows = await db.query
    .selectFrom('products')
    .select(['id', 'changed_at'])
    .select(language === 'da' ? 'name_da as name' : 'name_en as name')
    .select(language === 'da' ? 'description_da as description' : 'description_en as description')
    .where('is_published', '=', true)
    .where(
      'id',
      'in',
      db.query.selectFrom('product_variants').where('is_offered', '=', true).select('product_id'),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, description, changed_at: changedAt }) => ({
    path: itemPath('product', id),
    kind: 'product',
    source: 'product',
    key: id,
    title: name,
    description: description.split('\n')[0] ?? '',
    changedAt,
  }));
}

/** Those with a generated page, while they are on sale. */
async function offers({ db }: Asking, language: Language): Promise<SitePage[]> {
  const rows = await db.query
    .selectFrom('offers')
    .select(['id', 'changed_at as changedAt'])
    .select(language === 'da' ? 'name_da as name' : 'name_en as name')
    .select(language === 'da' ? 'summary_da as summary' : 'summary_en as summary')
    .where('is_own', '=', true)
    .where('is_buyable', '=', true)
    .where('kind', 'in', ['session', 'pack', 'group-class', 'programme', 'workshop', 'course'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, summary, changedAt }) => ({
    path: itemPath('offer', id),
    kind: 'course',
    source: 'offer',
    key: id,
    title: name ?? id,
    description: summary,
    changedAt,
  }));
}

/** The most pages a search shows. */
export const mostFound = 30;

/** Pages that contain every word or its beginning, best match first, by PostgreSQL's full text search. */
export async function searchSite(world: Asking, language: Language, query: string): Promise<SitePage[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const [identity, pages] = await Promise.all([studioIdentity(world), sitePages(world, language)]);
  const found = await matches(world, identity, { language, words });
  return found
    .flatMap(({ source, key }) => {
      const page = pages.find((one) => one.key === key && one.source === source);
      return page ? [page] : [];
    })
    .slice(0, mostFound);
}

async function matches(
  { db }: Asking,
  { coachName, studioName }: StudioIdentity,
  { language, words }: { language: Language; words: readonly string[] },
): Promise<{ source: Source; key: string }[]> {
  const config = sql`${language === 'da' ? 'danish' : 'english'}::regconfig`;
  const query = sql`to_tsquery(${config}, ${words.map((word) => `${word}:*`).join(' & ')})`;
  const named = sql`regexp_replace(replace(replace(blocks::text, '{coach}', ${coachName}), '{studio}', ${studioName}),
    '"type": "\\w+"', '"type": ""', 'g')::jsonb`;
  const title = (text: string) => sql`setweight(to_tsvector(${config}, ${sql.ref(text)}), 'A')`;
  const body = (text: string) => sql`to_tsvector(${config}, ${sql.ref(text)})`;
  const richBody = (text: string) =>
    sql`case when ${sql.ref(text)} like '{"type":"doc"%'
      then to_tsvector(${config}, regexp_replace(${sql.ref(text)}, '"type":"\\w+"', '"type":""', 'g')::jsonb)
      else ${body(text)} end`;
  const { rows } = await sql<{ source: Source; key: string }>`
    select source, key from (
      select 'document' as source, key, to_tsvector(${config}, ${named}) as words
      from content_documents where language = ${language}
      union all
      select 'article', slug, ${title('title')} || ${body('excerpt')} || to_tsvector(${config}, ${named})
      from magazine_items join magazine_texts on item_id = id and language = ${language}
      union all
      select 'workbook', workbook_id, ${title('title')} || ${body('description')}
      from workbook_texts where language = ${language}
      union all
      select 'product', id, ${title(`name_${language}`)} || ${body(`description_${language}`)}
      from products
      union all
      select 'offer', id,
        ${title(`name_${language}`)} || ${body(`summary_${language}`)} || ${richBody(`description_${language}`)}
      from offers where is_own
    ) as texts
    where words @@ ${query}
    order by ts_rank(words, ${query}) desc, source, key
    limit 200`.execute(db.query);
  return rows;
}
