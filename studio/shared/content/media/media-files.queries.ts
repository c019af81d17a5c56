import { type Selectable, sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { MediaFilesTable } from '#platform/db/schema/settings.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { type MediaFile, type MediaUsage, mediaKinds } from './media-file.ts';

export type MediaSort = 'date' | 'name';
export type MediaFilter = 'kind' | 'state';

export type ListedMediaFile = MediaFile & { usages: number };

const searched = sql`name || ' ' || text_en || ' ' || text_da`;
const keys: ListKeys<MediaSort> = {
  sorts: { date: { by: sql`media_files.created_at`, kind: 'moment' }, name: byName(sql`name`) },
  id: { by: sql`media_files.id`, kind: 'uuid' },
  words: wordsIn(searched),
};

const inBlocks = (blocks: string) => sql`strpos(${sql.ref(blocks)}::text, '"' || placed.place || '"') > 0`;

/** As `placeOnPageOf` names the places of sections. */
const pageOfPlace = sql`coalesce(
  substring(placed.place from '^((?:article|page)-[a-z0-9]{8})-[a-z0-9]{8}$'),
  substring(placed.place from '^section-([a-z0-9-]+)-[a-z0-9]{8}$'))`;

/**
 * A place of a section is used while the draft or the published page shows it, also of a deleted article, which can be
 * recovered. Other places always show their file.
 */
const isUsed = sql<boolean>`(
  ${pageOfPlace} is null
  or exists (
    select from page_drafts where page_drafts.key = ${pageOfPlace}
      and (${inBlocks('page_drafts.blocks_en')} or ${inBlocks('page_drafts.blocks_da')}))
  or exists (
    select from content_documents where content_documents.key = ${pageOfPlace}
      and ${inBlocks('content_documents.blocks')})
  or exists (
    select from magazine_items left join magazine_texts on magazine_texts.item_id = magazine_items.id
    where magazine_items.key = ${pageOfPlace}
      and (placed.place in (magazine_items.image, magazine_items.media) or ${inBlocks('magazine_texts.blocks')})))`;

const usageCount = sql<number>`(select count(*) from photographs placed where media_id = media_files.id and ${isUsed})
  + (select count(*) from recordings placed where media_id = media_files.id and ${isUsed})
  + (select count(*) from placed_films placed where media_id = media_files.id and ${isUsed})
  + (select count(*) from placed_pdfs placed where media_id = media_files.id and ${isUsed})
  + (select count(*) from product_pictures where media_id = media_files.id)`;

export async function listMedia(
  q: Queries,
  _who: May<'website'>,
  listQuery: ListQuery<MediaSort, MediaFilter>,
): Promise<ListPage<ListedMediaFile>> {
  const { kind, state } = listQuery.filters;
  const ofKind = mediaKinds.find((one) => one === kind);
  const files = q
    .selectFrom('media_files')
    .selectAll('media_files')
    .select(usageCount.as('usages'))
    .$if(ofKind !== undefined, (query) => query.where('kind', '=', ofKind ?? 'picture'))
    .$if(state === 'unused', (query) => query.where(sql<boolean>`${usageCount} = 0`))
    .$if(state === 'no-text', (query) =>
      query
        .where('kind', 'in', ['picture', 'audio'])
        .where((is) => is.or([is('text_en', '=', ''), is('text_da', '=', '')])),
    );
  const page = await listPage(files, listQuery, keys);
  return {
    ...page,
    rows: page.rows.map(({ usages, ...row }) => ({ ...readRow(row), usages: Number(usages) })),
  };
}

export async function findMediaFile(q: Queries, id: string): Promise<MediaFile | null> {
  const row = await q.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readRow(row) : null;
}

/** The id of what a place shows, for conflict detection. */
export async function placementOf(
  q: Queries,
  kind: 'photograph' | 'recording',
  place: string,
): Promise<string | null> {
  const table = kind === 'photograph' ? 'photographs' : 'recordings';
  const row = await q.selectFrom(table).select('id').where('place', '=', place).executeTakeFirst();
  return row?.id ?? null;
}

/** The same uploaded bytes. */
export async function mediaFileWithDigest(q: Queries, digest: string): Promise<MediaFile | null> {
  const row = await q.selectFrom('media_files').selectAll().where('digest', '=', digest).executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function mediaFileOf(q: Queries, fileId: string): Promise<MediaFile | null> {
  const row = await q.selectFrom('media_files').selectAll().where('file_id', '=', fileId).executeTakeFirst();
  return row ? readRow(row) : null;
}

/** Its files belong to the library: they stay when a place no longer shows them. */
export async function isLibraryFile(q: Queries, fileId: string): Promise<boolean> {
  const row = await q.selectFrom('media_files').select('id').where('file_id', '=', fileId).executeTakeFirst();
  return row !== undefined;
}

export async function mediaUsages(q: Queries, id: string): Promise<MediaUsage[]> {
  const { rows } = await sql<MediaUsage>`
    select 'photograph' as kind, place as key from photographs placed where media_id = ${id} and ${isUsed}
    union all select 'recording', place from recordings placed where media_id = ${id} and ${isUsed}
    union all select 'film', place from placed_films placed where media_id = ${id} and ${isUsed}
    union all select 'pdf', place from placed_pdfs placed where media_id = ${id} and ${isUsed}
    union all select 'product', product_id from product_pictures where media_id = ${id}
    order by kind, key`.execute(q);
  return rows;
}

export interface PlacedCrop {
  place: string;
  id: string;
  widths: number[];
  width: number;
  height: number;
}

/** The crops that places show of a picture. */
export async function cropsOf(q: Queries | Tx, mediaId: string): Promise<PlacedCrop[]> {
  return q
    .selectFrom('photographs')
    .select(['place', 'id', 'widths', 'width', 'height'])
    .where('media_id', '=', mediaId)
    .orderBy('place')
    .execute();
}

/** Those of the crops that a place shows. */
export async function shownCrops(q: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await q.selectFrom('photographs').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

function readRow(row: Selectable<MediaFilesTable>): MediaFile {
  const { file_id: fileId, widths, width, height, placeholder } = row;
  const focus = { x: row.focus_x, y: row.focus_y };
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    fileId,
    format: row.format,
    bytes: row.bytes,
    url: row.url,
    picture:
      fileId && widths && width && height
        ? { fileId, widths, width, height, placeholder: placeholder ?? '', hasMaster: row.has_master, focus }
        : null,
    seconds: row.seconds,
    textEn: row.text_en,
    textDa: row.text_da,
    tone: row.tone,
    version: row.version,
    createdAt: row.created_at,
  };
}
