import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { MagazineItemState } from '#platform/db/schema/magazine.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import type { Block } from '../content/blocks.ts';
import { type ContentType, itemLifecycle } from './item.ts';

export interface NewItem {
  slug: string;
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
    blocks: readonly Block[];
  }>;
}

export async function insertItem(tx: Tx, item: NewItem, now: Temporal.Instant): Promise<string> {
  const { id } = await tx
    .insertInto('magazine_items')
    .values({
      slug: item.slug,
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
  await tx
    .insertInto('magazine_texts')
    .values(item.texts.map(({ blocks, ...text }) => ({ ...text, item_id: id, blocks: json(blocks) })))
    .execute();
  return id;
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
