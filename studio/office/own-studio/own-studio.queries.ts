import type { Queries } from '#platform/db/database.ts';
import { sampleNote } from '#studio/calendar/block-note.messages.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { emptyPage } from '#studio/site/pages/page-draft.ts';
import { publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { coachId } from '#studio/teaching/instructors/instructor.ts';
import { sampleArticles } from '../../../db/sample/articles.ts';
import { sampleOffers } from '../../../db/sample/catalogue.ts';
import { sampleDocuments } from '../../../db/sample/documents.ts';
import { sampleInstructors } from '../../../db/sample/instructors.ts';
import { hasSampleText } from './sample-text.ts';
import { legalKeys } from './starter-texts/starter-legal.ts';

/** Settings key; the value holds when the studio was started. */
export const ownStudioKey = 'own-studio';

/** Settings key; it exists once the owner has ended the set-up. */
export const setUpKey = 'set-up';

/** Goods leave the site with their products; the test payment belongs to the connection tests. */
const offersToTakeOff = sampleOffers
  .filter(({ kind }) => kind !== 'goods' && kind !== 'print-goods' && kind !== 'test')
  .map(({ id }) => id);
const articleSlugs = sampleArticles.map(({ slug }) => slug);
const samplePages = sampleDocuments.map(({ key }) => key);
const instructorSlugs = sampleInstructors.map(({ slug }) => slug);

export interface SampleContent {
  /** Also those that visitors see without being able to buy them. */
  offers: string[];
  products: string[];
  articles: string[];
  workbooks: string[];
  courses: string[];
  instructors: { id: number; version: number }[];
  /** Without participants and waiting list. */
  dates: string[];
  /** One claim of each series. */
  blocks: string[];
  /** Keys of pages with sample texts. */
  pages: string[];
}

export async function sampleContent(q: Queries): Promise<SampleContent> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const published = await publishedPages(q);
  return {
    offers: ids(await offersLeft(q)),
    products: ids(
      await q
        .selectFrom('products')
        .select('id')
        .where('is_sample', '=', true)
        .where('is_retired', '=', false)
        .execute(),
    ),
    articles: await articlesLeft(q),
    workbooks: ids(
      await q
        .selectFrom('workbooks')
        .select('id')
        .where('is_sample', '=', true)
        .where('is_retired', '=', false)
        .execute(),
    ),
    courses: ids(await coursesLeft(q)),
    instructors: await q
      .selectFrom('instructors')
      .select(['id', 'version'])
      .where('slug', 'in', instructorSlugs)
      .where('id', '!=', coachId)
      .where('removed_at', 'is', null)
      .execute(),
    dates: ids(await datesLeft(q)),
    blocks: await blocksLeft(q),
    pages: samplePages.filter((key) => hasSampleText(published.get(key)?.page ?? emptyPage(key))),
  };
}

async function articlesLeft(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('magazine_items')
    .select('key')
    .where('slug', 'in', articleSlugs)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ key }) => key ?? []);
}

function offersLeft(q: Queries) {
  return q
    .selectFrom('offers')
    .select('id')
    .where('id', 'in', offersToTakeOff)
    .where('is_retired', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Without students: a course that was bought stays open to its students, and visitors do not see it. */
function coursesLeft(q: Queries) {
  return q
    .selectFrom('courses')
    .select('id')
    .where('is_sample', '=', true)
    .where('is_retired', '=', false)
    .where('id', 'not in', (is) =>
      is
        .selectFrom('entitlements')
        .where('course_id', 'is not', null)
        .select('course_id')
        .$castTo<{ course_id: string }>(),
    )
    .execute();
}

function datesLeft(q: Queries) {
  return q
    .selectFrom('dates')
    .select('id')
    .where('is_sample', '=', true)
    .where('id', 'not in', (is) => is.selectFrom('waiting_list_entries').select('date_id'))
    .execute();
}

async function blocksLeft(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('claims')
    .select(['id', 'series_id'])
    .distinctOn('series_id')
    .where('kind', '=', 'block')
    .where('state', '=', 'blocked')
    .where('note', '=', sampleNote)
    .where('series_id', 'is not', null)
    .orderBy('series_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Once, while the site shows the sample studio, or nothing at all. */
export async function canStartOwnStudio(q: Queries): Promise<boolean> {
  const { version } = await readSetting(q, ownStudioKey);
  if (version > 0) return false;
  const { all, sample } = await q
    .selectFrom('content_documents')
    .select((is) => [
      is.fn.countAll<number>().as('all'),
      is.fn.countAll<number>().filterWhere('is_sample', '=', true).as('sample'),
    ])
    .executeTakeFirstOrThrow();
  return Number(all) === 0 || Number(sample) > 0;
}

export async function isSetUpEnded(q: Queries): Promise<boolean> {
  return (await readSetting(q, setUpKey)).version > 0;
}

/** Whether the owner has published one of the legal texts since the studio was started. */
export async function areLegalTextsChecked(q: Queries): Promise<boolean> {
  const { value } = await readSetting(q, ownStudioKey);
  const startedAt = startedAtOf(value);
  const row = await q
    .selectFrom('page_versions')
    .select('id')
    .where('key', 'in', [...legalKeys])
    .where('published_by', '=', 'owner')
    .$if(startedAt !== null, (versions) =>
      versions.where('published_at', '>', Temporal.Instant.from(startedAt ?? '')),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function startedAtOf(value: unknown): string | null {
  return value !== null && typeof value === 'object' && 'at' in value && typeof value.at === 'string'
    ? value.at
    : null;
}
