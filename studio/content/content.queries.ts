import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { blocksSchema } from './blocks.ts';
import { type ContentDocument, fillNames } from './document.ts';
import { identityFrom, type StudioIdentity } from './identity.ts';

type Asking = Pick<World, 'db' | 'reference' | 'settings'>;

export function studioIdentity({ db, reference }: Pick<World, 'db' | 'reference'>): Promise<StudioIdentity> {
  return reference.read({
    name: 'identity',
    keys: ['studio'],
    load: async () => identityFrom((await readSetting(db.query, 'studio')).value),
  });
}

/** Falls back to the other language, then to no blocks. Omits sample testimonials with SAMPLE_DATA=off. */
export function contentDocument(world: Asking, key: string, language: Language): Promise<ContentDocument> {
  return world.reference.read({
    name: `document ${language} ${key}`,
    keys: ['studio', key],
    load: () => loadDocument(world, key, language),
  });
}

async function loadDocument(world: Asking, key: string, language: Language): Promise<ContentDocument> {
  const [identity, rows] = await Promise.all([
    studioIdentity(world),
    world.db.query
      .selectFrom('content_documents')
      .select(['language', 'blocks'])
      .where('key', '=', key)
      .execute(),
  ]);
  const row = rows.find((candidate) => candidate.language === language) ?? rows[0];
  if (!row) return { key, language, blocks: [] };
  const blocks = blocksSchema
    .parse(row.blocks)
    .map((block) =>
      block.type === 'testimonials' && !world.settings.sampleData
        ? { ...block, items: block.items.filter((item) => !item.isSample) }
        : block,
    );
  return { key, language: row.language, blocks: fillNames(blocks, identity) };
}
