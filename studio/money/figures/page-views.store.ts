import type { Queries } from '#platform/db/database.ts';

export type CountedPage = 'booking';

/** Adds to the counts of a day. Nothing about who viewed is stored. */
export async function addPageViews(
  q: Queries,
  day: Temporal.PlainDate,
  counts: ReadonlyMap<CountedPage, number>,
): Promise<void> {
  if (counts.size === 0) return;
  const rows = [...counts].map(([page, views]) => ({ day: day.toString(), page, views }));
  await q
    .insertInto('page_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page'])
        .doUpdateSet({ views: (set) => set('page_views.views', '+', set.ref('excluded.views')) }),
    )
    .execute();
}
