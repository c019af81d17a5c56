import { sql } from 'kysely';
import type { World } from '#platform/world.ts';

/** Entries of the published pages, such as quotes, that are still sample texts. One in two languages counts once. */
export function sampleTextsLeft({ db, reference }: Pick<World, 'db' | 'reference'>): Promise<number> {
  return reference.read({
    name: 'sample texts left',
    keys: ['studio'],
    load: async () => {
      const samples = sql<number>`(select count(*)::int from jsonb_path_query(blocks,
        '$[*].items[*] ? (@.isSample == true)'))`;
      const rows = await db.query
        .selectFrom('content_documents')
        .select(['key', samples.as('samples')])
        .execute();
      const most = new Map<string, number>();
      for (const { key, samples: count } of rows) most.set(key, Math.max(count, most.get(key) ?? 0));
      return [...most.values()].reduce((sum, count) => sum + count, 0);
    },
  });
}
