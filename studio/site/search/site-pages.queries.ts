import { sql } from 'kysely';
import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import { spellingsOf } from '#studio/shared/texts/latin-letters.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { shownWorkbooks } from '#studio/teaching/workbooks/workbooks.queries.ts';
import {
  allDocumentPages,
  type DocumentPage,
  itemPath,
  type SitePage,
  type Source,
  searchWords,
} from './site-page.ts';

type Asking = Pick<World, 'db' | 'reference' | 'settings' | 'clock'>;

type PagesOf = (world: Asking, language: Language, keys?: readonly string[]) => Promise<SitePage[]>;

const pagesOf: Readonly<Record<Source, PagesOf>> = {
  document: pagesOfDocuments,
  article: articles,
  workbook: workbooks,
  product: products,
  offer: offers,
};

const allSources = Object.keys(pagesOf) as Source[];

/** Every page of the site that search engines list, in one language. */
export async function sitePages(world: Asking, language: Language): Promise<SitePage[]> {
  const parts = await Promise.all(allSources.map((source) => pagesOf[source](world, language)));
  return parts.flat();
}

interface Match {
  source: Source;
  key: string;
}

/** At least those of the matches, from the sources that have one. */
async function pagesWith(world: Asking, language: Language, found: readonly Match[]): Promise<SitePage[]> {
  const bySource = Object.entries(Object.groupBy(found, ({ source }) => source)) as [Source, Match[]][];
  const parts = bySource.map(([source, own]) =>
    pagesOf[source](
      world,
      language,
      own.map(({ key }) => key),
    ),
  );
  return (await Promise.all(parts)).flat();
}

interface DocumentHead {
  seo: { title: string; description: string } | null;
  headline: { text: string } | null;
}

async function pagesOfDocuments(world: Asking, language: Language): Promise<SitePage[]> {
  const identity = await studioIdentity(world);
  const pages = allDocumentPages(identity, await ownPages(world));
  return world.reference.read({
    name: `pages of documents ${language}`,
    keys: ['studio', ...pages.map(([key]) => key)],
    load: () => loadPagesOfDocuments(world, { identity, pages, language }),
  });
}

async function loadPagesOfDocuments(
  { db }: Asking,
  {
    identity,
    pages,
    language,
  }: { identity: StudioIdentity; pages: readonly DocumentPage[]; language: Language },
): Promise<SitePage[]> {
  const first = (type: string) =>
    sql<never>`jsonb_path_query_first(blocks, ${`$[*] ? (@.type == "${type}")`}::jsonpath)`;
  const rows = await db.query
    .selectFrom('content_documents')
    .select(['key', 'language', 'updated_at', first('seo').as('seo'), first('headline').as('headline')])
    .execute();
  return pages.flatMap(([key, path, kind]): SitePage[] => {
    const own = rows.filter((row) => row.key === key);
    const row = own.find((one) => one.language === language) ?? own[0];
    if (!row) return [];
    const { seo, headline } = fillNames<DocumentHead>(row, identity);
    const title = seo?.title ?? headline?.text ?? identity.studioName;
    const description = seo?.description ?? '';
    return [{ path, kind, source: 'document', key, title, description, changedAt: row.updated_at }];
  });
}

async function articles(world: Asking, language: Language, slugs?: readonly string[]): Promise<SitePage[]> {
  const items = await publishedItems(world, language, slugs);
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
  const found = await matches(world, await studioIdentity(world), { language, words });
  const pages = await pagesWith(world, language, found);
  return found
    .flatMap(({ source, key }) => {
      const page = pages.find((one) => one.key === key && one.source === source);
      return page ? [page] : [];
    })
    .slice(0, mostFound);
}

/** In the texts (migration 0110) a word of its own stands for the coach's and for the studio's name. */
const nameWords = { coachName: 'coachname0', studioName: 'studioname0' } as const;

async function matches(
  { db }: Asking,
  identity: StudioIdentity,
  { language, words }: { language: Language; words: readonly string[] },
): Promise<Match[]> {
  const config = sql`${language === 'da' ? 'danish' : 'english'}::regconfig`;
  const terms = words.map((word) => {
    const stem = sql`to_tsquery(${config}, ${`${word}:*`})`;
    const spellings = spellingsOf(word)
      .map((one) => `${one}:*`)
      .join(' | ');
    // A word that the language leaves out, such as 'the', need not be there.
    const term = sql`(${stem} || case when numnode(${stem}) > 0
      then to_tsquery(${config}, ${spellings}) else ''::tsquery end)`;
    const names = (['coachName', 'studioName'] as const).map(
      (name) => sql`case when
        (to_tsvector(${config}, plain_words(${identity[name]}))
          || to_tsvector(${config}, plain_words(fold_letters(${identity[name]})))) @@ ${term}
        then ${nameWords[name]}::tsquery else ''::tsquery end`,
    );
    return sql`(${term} || ${sql.join(names, sql` || `)})`;
  });
  // Materialized: otherwise the query is parsed again for each text.
  const { rows } = await sql<Match>`
    with searched as materialized (select ${sql.join(terms, sql` && `)} as query)
    select source, coalesce(slug, site_texts.key) as key
    from searched, site_texts
    left join magazine_items on source = 'article' and magazine_items.id::text = site_texts.key
    where language = ${language} and words @@ query
    order by ts_rank(words, query) desc, source, key
    limit 200`.execute(db.query);
  return rows;
}
