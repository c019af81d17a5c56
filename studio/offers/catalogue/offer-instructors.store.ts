import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** In this order; a person who was removed meanwhile is left out. */
export async function setOfferInstructors(
  tx: Tx,
  offerId: string,
  instructorIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('offer_instructors').where('offer_id', '=', offerId).execute();
  if (instructorIds.length === 0) return;
  await tx
    .insertInto('offer_instructors')
    .columns(['offer_id', 'instructor_id', 'place'])
    .expression(
      tx
        .selectFrom('instructors')
        .select([
          sql<string>`${offerId}::text`.as('offer_id'),
          'id as instructor_id',
          sql<number>`array_position(${[...instructorIds]}::int[], id)`.as('place'),
        ])
        .where('id', 'in', [...instructorIds])
        .where('removed_at', 'is', null),
    )
    .execute();
}

export async function removeInstructorFromOffers(tx: Tx, instructorId: number): Promise<void> {
  await tx.deleteFrom('offer_instructors').where('instructor_id', '=', instructorId).execute();
}
