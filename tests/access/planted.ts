import type { World } from '#platform/world.ts';

/** In every row that is somebody's: no answer to anybody but its person and the owner may hold it. */
export const plantedName = 'Zaphod Lyserød';
export const plantedEmail = 'zaphod@example.com';

/** Puts somebody's personal data into the tables that hold any. */
export async function plant({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  // Beyond the week in which other tests book.
  const start = now.add({ hours: 24 * 30 });
  const { query } = db;
  const person = { name: plantedName, email: plantedEmail };
  const claim = await query
    .insertInto('claims')
    .values({
      kind: 'session',
      state: 'booked',
      slot_start: start,
      slot_end: start.add({ minutes: 60 }),
      claimed: `[${start},${start.add({ minutes: 60 })})`,
      expires_at: null,
      edition_id: null,
      note: plantedName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('bookings')
    .values({
      ...person,
      claim_id: claim.id,
      course_id: 'private-coaching',
      course_name: 'Private Coaching',
      language: 'en',
      time_zone: null,
      place: null,
      order_id: null,
      entitlement_id: null,
      covered_by: 'owner',
      holder_hash: null,
      address_hash: null,
      completed_at: null,
      no_show_at: null,
      reminded_at: null,
      confirmed_at: now,
    })
    .execute();
  await query
    .insertInto('contact_messages')
    .values({ ...person, message: plantedName, language: 'en', answered_at: null })
    .execute();
  const task = { kind: 'dispute', subject_id: 'planted', due_at: null, done_at: null, done_by: null };
  await query
    .insertInto('tasks')
    .values({ ...task, details: JSON.stringify({ name: plantedName }) })
    .execute();
}
