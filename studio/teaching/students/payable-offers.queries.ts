import type { Queries } from '#platform/db/database.ts';

/** Offers that a student can pay for in person, in the owner's order: sessions, packs, courses, and places on dates. */
export async function payableOffers(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', 'in', ['session', 'pack', 'course', 'workshop', 'studio-day', 'group-class'])
    .where('grants', 'in', ['credit', 'enrolment', 'seat'])
    .where('is_buyable', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
