import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Block, blocksSchema } from '../content/blocks.ts';
import { studioIdentity } from '../content/content.queries.ts';
import { fillNames } from '../content/document.ts';
import { articlePath, isExternal, lengthText, type MagazineItem } from './item.ts';

type Asking = Pick<World, 'db' | 'reference' | 'settings' | 'clock'>;

export interface MagazineArticle {
  item: MagazineItem;
  blocks: readonly Block[];
  /** Name of its PDF. */
  pdf: string | null;
}

/** In the requested language, else the original one. */
export async function publishedItems(world: Asking, language: Language): Promise<MagazineItem[]> {
  const rows = await readRows(world, language, (query) => query);
  return rows.map(({ item }) => item);
}

export async function publishedArticles(world: Asking, language: Language): Promise<MagazineArticle[]> {
  const rows = await readRows(world, language, (query) => query);
  return rows.filter(({ item }) => item.language === language);
}

export async function findArticle(
  world: Asking,
  slug: string,
  language: Language,
): Promise<MagazineArticle | null> {
  const rows = await readRows(world, language, (query) =>
    query.where('magazine_items.slug', '=', slug).where('magazine_items.link', 'is', null),
  );
  return rows[0] ?? null;
}

/** Sample stories are hidden once sample data is gone. */
function published({ db, clock, settings }: Asking) {
  return db.query
    .selectFrom('magazine_items')
    .where('magazine_items.state', '=', 'published')
    .where('magazine_items.published_at', '<=', clock.now())
    .$if(!settings.sampleData, (query) => query.where('magazine_items.is_sample', '=', false));
}

async function readRows(
  world: Asking,
  language: Language,
  narrow: (query: ReturnType<typeof published>) => ReturnType<typeof published>,
): Promise<MagazineArticle[]> {
  const [identity, rows, texts] = await Promise.all([
    studioIdentity(world),
    narrow(published(world))
      .leftJoin('stories', 'stories.item_id', 'magazine_items.id')
      .leftJoin('magazine_uploads', 'magazine_uploads.id', 'stories.upload_id')
      .selectAll('magazine_items')
      .select('magazine_uploads.name as pdf')
      .orderBy('magazine_items.published_at', 'desc')
      .orderBy('magazine_items.id')
      .execute(),
    narrow(published(world))
      .innerJoin('magazine_texts', 'magazine_texts.item_id', 'magazine_items.id')
      .selectAll('magazine_texts')
      .execute(),
  ]);
  return rows.flatMap((row) => {
    const own = texts.filter((text) => text.item_id === row.id);
    const words = own.find((text) => text.language === language) ?? own[0];
    if (!words) return [];
    const link = row.link ?? articlePath(row.slug);
    const { title, excerpt, tag } = fillNames(words, identity);
    const item: MagazineItem = {
      id: row.slug,
      type: row.type,
      title,
      excerpt,
      image: row.image,
      link,
      tag,
      contentType: row.content_type,
      external: isExternal(link),
      video: row.content_type === 'video' && row.media !== null,
      audio: row.content_type === 'audio' && row.media !== null,
      audioLength: row.media_seconds === null ? null : lengthText(row.media_seconds),
      media: row.media,
      language: words.language,
      author: row.author,
      isSample: row.is_sample,
      publishedAt: row.published_at!,
    };
    const blocks = fillNames(blocksSchema.parse(words.blocks), identity);
    return [{ item, blocks, pdf: row.pdf }];
  });
}
