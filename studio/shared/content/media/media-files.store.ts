import { sql, type Updateable } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { MediaFilesTable, PhotographTone } from '#platform/db/schema/settings.ts';
import { isSoundFormat } from '#studio/shared/media/media-kind.ts';
import type { StoredMedia } from './store-media.ts';

export interface MediaTexts {
  name: string;
  textEn: string;
  textDa: string;
}

/** Null: the same file is in the library. */
export async function insertMediaFile(
  q: Queries,
  file: MediaTexts & { stored: StoredMedia; at: Temporal.Instant },
): Promise<string | null> {
  const row = await q
    .insertInto('media_files')
    .values({
      ...columnsOf(file.stored),
      kind: file.stored.kind,
      name: file.name,
      url: null,
      text_en: file.textEn,
      text_da: file.textDa,
      created_at: file.at,
      changed_at: file.at,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertMediaLink(
  q: Queries,
  link: { name: string; url: string; at: Temporal.Instant },
): Promise<string> {
  const { id } = await q
    .insertInto('media_files')
    .values({
      kind: 'link',
      name: link.name,
      url: link.url,
      file_id: null,
      format: null,
      bytes: null,
      digest: null,
      widths: null,
      width: null,
      height: null,
      placeholder: null,
      has_master: false,
      focus_x: 50,
      focus_y: 50,
      seconds: null,
      text_en: '',
      text_da: '',
      created_at: link.at,
      changed_at: link.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function lockMediaFile(tx: Tx, id: string): Promise<{ version: number } | null> {
  const row = await tx
    .selectFrom('media_files')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface MediaChanges extends Partial<MediaTexts> {
  url?: string;
  tone?: PhotographTone | null | undefined;
  focus?: { x: number; y: number };
  /** Another file in its place. */
  stored?: StoredMedia;
  at: Temporal.Instant;
}

/** Writes its texts to the places that show it, too. */
export async function updateMediaFile(tx: Tx, id: string, changes: MediaChanges): Promise<void> {
  const { name, textEn, textDa, url, tone, focus, stored, at } = changes;
  const columns: Updateable<MediaFilesTable> = {
    changed_at: at,
    ...(stored ? columnsOf(stored) : {}),
    ...(name === undefined ? {} : { name }),
    ...(url === undefined ? {} : { url }),
    ...(tone === undefined ? {} : { tone }),
    ...(textEn === undefined ? {} : { text_en: textEn }),
    ...(textDa === undefined ? {} : { text_da: textDa }),
    ...(focus ? { focus_x: focus.x, focus_y: focus.y } : {}),
  };
  await tx
    .updateTable('media_files')
    .set(columns)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  if (textEn !== undefined && textDa !== undefined) await writeTexts(tx, id, { textEn, textDa });
}

async function writeTexts(
  tx: Tx,
  id: string,
  { textEn, textDa }: Pick<MediaTexts, 'textEn' | 'textDa'>,
): Promise<void> {
  const alt = { alt_en: textEn, alt_da: textDa };
  await tx.updateTable('photographs').set(alt).where('media_id', '=', id).execute();
  await tx
    .updateTable('recordings')
    .set({ text_en: textEn, text_da: textDa })
    .where('media_id', '=', id)
    .execute();
  // The shop shows no picture without words.
  await tx
    .updateTable('product_pictures')
    .set({ alt_en: textEn || textDa, alt_da: textDa || textEn })
    .where('media_id', '=', id)
    .execute();
}

/** With the places of sections that only former versions show. Returns the crops of those places. */
export async function deleteMediaRow(
  tx: Tx,
  id: string,
): Promise<ReadonlyArray<{ id: string; widths: number[] }>> {
  const crops = await tx
    .deleteFrom('photographs')
    .where('media_id', '=', id)
    .returning(['id', 'widths'])
    .execute();
  await tx.deleteFrom('recordings').where('media_id', '=', id).execute();
  await tx.deleteFrom('placed_films').where('media_id', '=', id).execute();
  await tx.deleteFrom('placed_pdfs').where('media_id', '=', id).execute();
  await tx.deleteFrom('media_files').where('id', '=', id).execute();
  return crops;
}

export interface NewCrop {
  place: string;
  formerId: string;
  id: string;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
}

/** False: the place shows another picture by now. */
export async function replaceCrop(
  tx: Tx,
  { crop, mediaId, at }: { crop: NewCrop; mediaId: string; at: Temporal.Instant },
): Promise<boolean> {
  const { place, formerId, id, widths, width, height, placeholder } = crop;
  const row = await tx
    .updateTable('photographs')
    .set({ id, cropped_id: id, widths, width, height, placeholder, changed_at: at })
    .where('place', '=', place)
    .where('id', '=', formerId)
    .where('media_id', '=', mediaId)
    .returning('place')
    .executeTakeFirst();
  return row !== undefined;
}

/** Places that show the file itself, not a crop of it. */
export async function replaceWhole(
  tx: Tx,
  { mediaId, stored, at }: { mediaId: string; stored: StoredMedia; at: Temporal.Instant },
): Promise<void> {
  const { fileId: id, picture, format, bytes, seconds } = stored;
  if (picture) {
    const { widths, width, height, placeholder } = picture;
    await tx
      .updateTable('product_pictures')
      .set({ id, widths, width, height, placeholder })
      .where('media_id', '=', mediaId)
      .execute();
  }
  if (isSoundFormat(format)) {
    await tx
      .updateTable('recordings')
      .set({ id, kind: format, bytes, seconds, changed_at: at })
      .where('media_id', '=', mediaId)
      .execute();
  }
}

function columnsOf({ fileId, format, bytes, digest, picture, seconds }: StoredMedia) {
  return {
    file_id: fileId,
    format,
    bytes,
    digest,
    widths: picture?.widths ?? null,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    placeholder: picture?.placeholder ?? null,
    has_master: picture !== null,
    focus_x: picture?.focus.x ?? 50,
    focus_y: picture?.focus.y ?? 50,
    seconds,
  };
}
