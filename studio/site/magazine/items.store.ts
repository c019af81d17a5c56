import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { MagazineItemState } from '#platform/db/schema/magazine.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { type ContentType, itemLifecycle } from './item.ts';

export interface NewItem {
  slug: string;
  /** Of an article's drafts and versions; null: a story. */
  key: string | null;
  type: 'feature' | 'piece' | 'story';
  contentType: ContentType;
  image: string | null;
  link: string | null;
  media: string | null;
  mediaDurationSeconds: number | null;
  author: string | null;
  isSample: boolean;
  texts: ReadonlyArray<{
    language: Language;
    title: string;
    excerpt: string;
    tag: string;
    /** Absent: none. */
    imageAlt?: string;
    imageCaption?: string;
    blocks: readonly Block[];
  }>;
}

export async function insertItem({ tx, now }: Write, item: NewItem): Promise<string> {
  const { id } = await tx
    .insertInto('magazine_items')
    .values({
      slug: item.slug,
      key: item.key,
      type: item.type,
      content_type: item.contentType,
      image: item.image,
      link: item.link,
      media: item.media,
      media_seconds: item.mediaDurationSeconds,
      author: item.author,
      is_sample: item.isSample,
      published_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await putTexts(tx, id, item.texts);
  return id;
}

/** In these languages only. */
async function putTexts(tx: Tx, id: string, texts: NewItem['texts']): Promise<void> {
  await tx.deleteFrom('magazine_texts').where('item_id', '=', id).execute();
  if (texts.length === 0) return;
  await tx
    .insertInto('magazine_texts')
    .values(
      texts.map(({ blocks, imageAlt = '', imageCaption = '', ...text }) => ({
        ...text,
        item_id: id,
        image_alt: imageAlt,
        image_caption: imageCaption,
        blocks: json(blocks),
      })),
    )
    .execute();
}

export type PublishedArticle = Omit<NewItem, 'slug' | 'key' | 'type' | 'isSample'>;

/** What visitors see of an article; a text that the owner has published is no sample. */
export async function updateArticle(
  tx: Tx,
  id: string,
  { texts, contentType, mediaDurationSeconds, ...columns }: PublishedArticle,
): Promise<void> {
  await tx
    .updateTable('magazine_items')
    .set({ ...columns, content_type: contentType, media_seconds: mediaDurationSeconds, is_sample: false })
    .where('id', '=', id)
    .execute();
  await putTexts(tx, id, texts);
}

export async function updateItem(
  tx: Tx,
  id: string,
  item: { author: string; text: NewItem['texts'][number] },
): Promise<void> {
  const { language, blocks, ...words } = item.text;
  await tx.updateTable('magazine_items').set({ author: item.author }).where('id', '=', id).execute();
  await tx
    .updateTable('magazine_texts')
    .set({ ...words, blocks: json(blocks) })
    .where('item_id', '=', id)
    .where('language', '=', language)
    .execute();
}

export async function removeItem(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('magazine_items').where('id', '=', id).execute();
}

export async function moveItem(
  tx: Tx,
  { id, to, at }: { id: string; to: MagazineItemState; at: Temporal.Instant },
): Promise<boolean> {
  const before = statesBefore(itemLifecycle, to);
  if (before.length === 0) return false;
  const result = await tx
    .updateTable('magazine_items')
    .set((is) => ({
      state: to,
      ...(to === 'published' ? { published_at: is.fn.coalesce('published_at', is.val(at)) } : {}),
    }))
    .where('id', '=', id)
    .where('state', 'in', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
