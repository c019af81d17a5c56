import type { Tx } from '#platform/db/database.ts';

/** The old slug redirects permanently; the new one is removed from the former ones. */
export async function renameSlug(
  tx: Tx,
  slugs: { from: string; to: string },
  now: Temporal.Instant,
): Promise<void> {
  if (slugs.from === slugs.to) return;
  await tx.deleteFrom('former_slugs').where('slug', '=', slugs.to).execute();
  await tx
    .insertInto('former_slugs')
    .values({ slug: slugs.from, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
