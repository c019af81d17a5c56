import type { Selectable } from 'kysely';
import type { MagazineItemsTable } from '#platform/db/schema/magazine.ts';
import type { World } from '#platform/world.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { readBlocks } from '#studio/shared/content/read-blocks.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import { plainTextsOf } from '#studio/site/pages/block-form.ts';
import { isArticleKey } from '#studio/site/pages/own-page.ts';
import { languagesOf } from '#studio/site/pages/page-draft.ts';
import { type ArticleWords, wordsOf } from './article.ts';
import { articlePath, isExternal, lengthText, type MagazineItem, readingMinutes } from './item.ts';

type Asking = Pick<World, 'db' | 'reference' | 'settings' | 'clock' | 'draft'>;

export interface MagazineArticle {
  item: MagazineItem;
  blocks: readonly Block[];
  pdf: string | null;
}

/** In the requested language, else the original one. `slugs`: only these. */
export async function publishedItems(
  world: Asking,
  language: Language,
  slugs?: readonly string[],
): Promise<MagazineItem[]> {
  const rows = await readRows(world, language, (query) =>
    slugs ? query.where('magazine_items.slug', 'in', slugs) : query,
  );
  return rows.map(({ item }) => item);
}

export async function publishedArticles(world: Asking, language: Language): Promise<MagazineArticle[]> {
  const rows = await readRows(world, language, (query) => query);
  return rows.filter(({ item }) => item.language === language);
}

/** Of a preview its draft, also of an article that is not published. */
export async function findArticle(
  world: Asking,
  slug: string,
  language: Language,
): Promise<MagazineArticle | null> {
  const { draft } = world;
  if (draft && isArticleKey(draft.key)) {
    const row = await world.db.query
      .selectFrom('magazine_items')
      .selectAll()
      .where('key', '=', draft.key)
      .where('slug', '=', slug)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (row) return draftedArticle(world, row, language);
  }
  const rows = await readRows(world, language, (query) =>
    query.where('magazine_items.slug', '=', slug).where('magazine_items.link', 'is', null),
  );
  return rows[0] ?? null;
}

async function draftedArticle(world: Asking, row: ItemRow, language: Language): Promise<MagazineArticle> {
  const [en, da] = [readBlocks(world.draft?.blocks.en), readBlocks(world.draft?.blocks.da)];
  const written = languagesOf({ en });
  const shown = written.includes(language) ? language : (written[0] ?? language);
  const { contentType, author, image, media, ...words } = wordsOf(shown === 'da' ? da : en);
  const drafted = { content_type: contentType, author, image, media, link: null };
  return articleFrom(
    { ...row, ...drafted, published_at: row.published_at ?? world.clock.now(), pdf: null },
    { ...words, language: shown },
    { identity: await studioIdentity(world), languages: written },
  );
}

/** Sample stories are hidden once sample data is gone. */
function published({ db, clock, settings }: Asking) {
  return db.query
    .selectFrom('magazine_items')
    .where('magazine_items.state', '=', 'published')
    .where('magazine_items.deleted_at', 'is', null)
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
    const { image_alt: imageAlt, image_caption: imageCaption, ...rest } = words;
    const text = { ...rest, imageAlt, imageCaption, blocks: readBlocks(words.blocks) };
    const written = languages.filter((each) => own.some((other) => other.language === each));
    return [articleFrom(row, text, { identity, languages: written })];
  });
}

type ItemRow = Selectable<MagazineItemsTable>;

type TextOfArticle = Pick<
  ArticleWords,
  'title' | 'excerpt' | 'tag' | 'imageAlt' | 'imageCaption' | 'blocks'
> & { language: Language };

function articleFrom(
  row: ItemRow & { pdf: string | null },
  words: TextOfArticle,
  { identity, languages: written }: { identity: StudioIdentity; languages: readonly Language[] },
): MagazineArticle {
  const { title, excerpt, tag, imageAlt, imageCaption, blocks } = fillNames(words, identity);
  const link = row.link ?? articlePath(row.slug);
  const audioLength = row.media_seconds === null ? null : lengthText(row.media_seconds);
  const item: MagazineItem = {
    id: row.slug,
    type: row.type,
    title,
    excerpt,
    image: row.image,
    imageAlt,
    imageCaption,
    link,
    tag,
    contentType: row.content_type,
    external: isExternal(link),
    video: row.content_type === 'video' && row.media !== null,
    audio: row.content_type === 'audio' && row.media !== null,
    audioLength,
    readingMinutes:
      audioLength || row.link !== null ? null : readingMinutes([excerpt, ...blocks.flatMap(plainTextsOf)]),
    media: row.media,
    language: words.language,
    languages: written,
    author: row.author ? fillNames(row.author, identity) : isExternal(link) ? null : identity.coachName,
    isSample: row.is_sample,
    publishedAt: row.published_at!,
  };
  return { item, blocks, pdf: row.pdf };
}
