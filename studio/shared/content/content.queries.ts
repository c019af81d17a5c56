import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { Block } from './blocks.ts';
import { type ContentDocument, fillNames } from './document.ts';
import { identityFrom, type StudioIdentity } from './identity.ts';
import { readBlocks } from './read-blocks.ts';

type Asking = Pick<World, 'db' | 'reference' | 'settings' | 'draft'>;

export function studioIdentity({ db, reference }: Pick<World, 'db' | 'reference'>): Promise<StudioIdentity> {
  return reference.read({
    name: 'identity',
    keys: ['studio'],
    load: async () => identityFrom((await readSetting(db.query, 'studio')).value),
  });
}

/** Falls back to the other language, then to no blocks. Omits sample testimonials with SAMPLE_DATA=off. */
export function contentDocument(world: Asking, key: string, language: Language): Promise<ContentDocument> {
  if (world.draft?.key === key) return draftDocument(world, world.draft, language);
  return world.reference.read({
    name: `document ${language} ${key}`,
    keys: ['studio', key],
    load: () => loadDocument(world, key, language),
  });
}

async function draftDocument(
  world: Asking,
  { key, blocks }: NonNullable<World['draft']>,
  language: Language,
): Promise<ContentDocument> {
  return { key, language, blocks: await shownBlocks(world, readBlocks(blocks[language])) };
}

async function loadDocument(world: Asking, key: string, language: Language): Promise<ContentDocument> {
  const rows = await world.db.query
    .selectFrom('content_documents')
    .select(['language', 'blocks'])
    .where('key', '=', key)
    .execute();
  const row = rows.find((candidate) => candidate.language === language) ?? rows[0];
  if (!row) return { key, language, blocks: [] };
  return { key, language: row.language, blocks: await shownBlocks(world, readBlocks(row.blocks)) };
}

async function shownBlocks(world: Asking, blocks: readonly Block[]): Promise<Block[]> {
  const identity = await studioIdentity(world);
  const shown = blocks.map((block) =>
    block.type === 'testimonials' && !world.settings.sampleData
      ? { ...block, items: block.items.filter((item) => !item.isSample) }
      : block,
  );
  return fillNames(shown, identity);
}
