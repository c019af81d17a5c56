import type { Selectable } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { PageDraftsTable } from '#platform/db/schema/settings.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { initialPage } from './initial-page.ts';
import { isArticleKey, isIssueKey } from './own-page.ts';
import { alignBlocks, type PageBlocks } from './page-draft.ts';
import { type VersionChanges, versionChanges } from './version-changes.ts';

const mostNamed = 10;

export interface PageDraft {
  page: PageBlocks;
  /** 0: never edited. */
  version: number;
  isPublished: boolean;
  publishAt: Temporal.Instant | null;
  /** Saved it last while it was being typed in; null: saved in another way. */
  savedBy?: FormClient | null;
}

/** One form in one window, and the number of saves it has started. */
export interface FormClient {
  id: string;
  revision: number;
}

function storedDraft(row: Selectable<PageDraftsTable>): PageDraft {
  return {
    page: { en: blocksSchema.parse(row.blocks_en), da: blocksSchema.parse(row.blocks_da) },
    version: row.version,
    isPublished: row.is_published,
    publishAt: row.publish_at,
    savedBy: row.client_id === null ? null : { id: row.client_id, revision: row.client_revision },
  };
}

async function storedDrafts(q: Queries, key?: string): Promise<Map<string, PageDraft>> {
  const rows = await q
    .selectFrom('page_drafts')
    .selectAll()
    .$if(key !== undefined, (drafts) => drafts.where('key', '=', key ?? ''))
    .execute();
  return new Map(rows.map((row) => [row.key, storedDraft(row)]));
}

/** Null: never edited. */
export async function lockStoredDraft(tx: Tx, key: string): Promise<PageDraft | null> {
  const drafts = tx.selectFrom('page_drafts').selectAll().where('key', '=', key);
  const row = await drafts.forUpdate().executeTakeFirst();
  return row ? storedDraft(row) : null;
}

interface PublishedPage {
  page: PageBlocks;
  at: Temporal.Instant;
}

export async function publishedPages(q: Queries, key?: string): Promise<Map<string, PublishedPage>> {
  const rows = await q
    .selectFrom('content_documents')
    .select(['key', 'language', 'blocks', 'updated_at'])
    .$if(key !== undefined, (documents) => documents.where('key', '=', key ?? ''))
    .orderBy('updated_at')
    .execute();
  const blocksOf = (one: string, language: 'en' | 'da') =>
    blocksSchema.parse(rows.find((row) => row.key === one && row.language === language)?.blocks ?? []);
  return new Map(
    rows.map(({ key: one, updated_at: at }) => [
      one,
      { page: alignBlocks(blocksOf(one, 'en'), blocksOf(one, 'da')), at },
    ]),
  );
}

export async function pageDrafts(q: Queries, key?: string): Promise<Map<string, PageDraft>> {
  const [drafts, published] = [await storedDrafts(q, key), await publishedPages(q, key)];
  for (const [one, { page }] of published) {
    if (!drafts.has(one)) drafts.set(one, { page, version: 0, isPublished: true, publishAt: null });
  }
  return drafts;
}

export async function pageDraft(q: Queries, key: string): Promise<PageDraft> {
  const stored = (await storedDrafts(q, key)).get(key);
  if (stored) return stored;
  const published = (await publishedPages(q, key)).get(key)?.page;
  const page = (isArticleKey(key) && (await lastVersion(q, key))) || published || initialPage(key);
  const isPublished = published !== undefined || !(isArticleKey(key) || isIssueKey(key));
  return { page, version: 0, isPublished, publishAt: null };
}

/** Of an article from before articles were edited: its document lacks the details. */
async function lastVersion(q: Queries, key: string): Promise<PageBlocks | null> {
  const [last] = await pageVersions(q, key);
  const page = last ? await pageVersion(q, { key, id: last.id }) : null;
  return page && alignBlocks(page.en, page.da);
}

/** The page that a form was rendered from: if the form has saved it since, the page before that. */
export async function pageOfForm(
  q: Queries,
  key: string,
  { draft: { page, savedBy }, clientId }: { draft: PageDraft; clientId: string | undefined },
): Promise<PageBlocks> {
  if (!clientId || savedBy?.id !== clientId) return page;
  const row = await q
    .selectFrom('page_draft_steps')
    .innerJoin('page_drafts', 'page_drafts.key', 'page_draft_steps.key')
    .select(['page_draft_steps.blocks_en', 'page_draft_steps.blocks_da'])
    .where('page_draft_steps.key', '=', key)
    .where((is) => is('page_draft_steps.step', '=', is('page_drafts.step', '-', 1)))
    .executeTakeFirst();
  return row ? { en: blocksSchema.parse(row.blocks_en), da: blocksSchema.parse(row.blocks_da) } : page;
}

/** Whether there is an edit to undo and one to redo. */
export async function draftSteps(q: Queries, key: string): Promise<{ canUndo: boolean; canRedo: boolean }> {
  const rows = await q
    .selectFrom('page_draft_steps')
    .innerJoin('page_drafts', 'page_drafts.key', 'page_draft_steps.key')
    .select(['page_draft_steps.step', 'page_drafts.step as current'])
    .where('page_draft_steps.key', '=', key)
    .execute();
  return {
    canUndo: rows.some(({ step, current }) => step < current),
    canRedo: rows.some(({ step, current }) => step > current),
  };
}

export interface PageVersion {
  id: number;
  publishedAt: Temporal.Instant;
  publishedBy: string;
}

export async function pageVersions(q: Queries, key: string): Promise<PageVersion[]> {
  const rows = await q
    .selectFrom('page_versions')
    .select(['id', 'published_at', 'published_by'])
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
  }));
}

/** By version, what it changed of the one before it. Of the latest, because their texts are compared. */
export async function versionNames(q: Queries, key: string): Promise<Map<number, VersionChanges | 'first'>> {
  const rows = await q
    .selectFrom('page_versions')
    .select(['id', 'blocks_en', 'blocks_da'])
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(mostNamed + 1)
    .execute();
  const versions = rows.map((row) => ({
    id: row.id,
    page: { en: blocksSchema.parse(row.blocks_en), da: blocksSchema.parse(row.blocks_da) },
  }));
  return new Map(
    versions.slice(0, mostNamed).map(({ id, page }, at) => {
      const former = versions[at + 1];
      return [id, former ? versionChanges(former.page, page) : 'first'];
    }),
  );
}

export async function pageVersion(
  q: Queries,
  { key, id }: { key: string; id: number },
): Promise<PageBlocks | null> {
  const row = await q
    .selectFrom('page_versions')
    .select(['blocks_en', 'blocks_da'])
    .where('key', '=', key)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { en: blocksSchema.parse(row.blocks_en), da: blocksSchema.parse(row.blocks_da) } : null;
}

/** Keys whose scheduled time has come. */
export async function duePages(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q.selectFrom('page_drafts').select('key').where('publish_at', '<=', now).execute();
  return rows.map(({ key }) => key);
}
