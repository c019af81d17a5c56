import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { blocksSchema } from './blocks.ts';
import { type ContentDocument, fillNames } from './document.ts';
import { identitySchema, type StudioIdentity, unnamedStudio } from './identity.ts';

type Asking = Pick<World, 'db' | 'settings'>;

export async function studioIdentity(world: Pick<World, 'db'>): Promise<StudioIdentity> {
  const row = await world.db.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'studio')
    .executeTakeFirst();
  return row ? identitySchema.parse(row.value) : unnamedStudio;
}

/** Falls back to the other language, then to no blocks. Omits sample testimonials with SAMPLE_DATA=off. */
export async function contentDocument(
  world: Asking,
  key: string,
  language: Language,
): Promise<ContentDocument> {
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
