import type { World } from '#platform/world.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { seedHomework } from './seed-homework.ts';

export const seededProgramme = 'seeded-programme';
export const seededQuestion = '7f000000-0000-4000-8000-000000000006';
export const insertedOffer = '0b000000-0000-4000-8000-000000000001';
export const seededCredit = '0b000000-0000-4000-8000-000000000005';

/** Items in a student's area, and a credit of another person. */
export async function seedStudentArea(
  world: World,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const { db, clock } = world;
  const at = clock.now();
  await db.query
    .insertInto('offers')
    .values({
      id: seededProgramme,
      kind: 'programme',
      grants: 'seat',
      capture: 'on-acceptance',
      vat_class: 'standard',
      withdrawal_regime: 'dated',
      is_buyable: true,
      is_own: true,
      name_en: 'Autumn Choir',
      name_da: 'Efterårskor',
    })
    .execute();
  await db.query
    .insertInto('application_questions')
    .values({
      id: seededQuestion,
      offer_id: seededProgramme,
      kind: 'short-text',
      label_en: 'Which song?',
      label_da: 'Hvilken sang?',
      is_required: false,
      is_visible: true,
      sort: 10,
      changed_at: at,
    })
    .execute();
  await signedIn({ world, db }, 'student', { email, name });
  const { id: userId } = await db.query
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const mine = { user_id: userId, body: name };
  await db.query
    .insertInto('journal_entries')
    .values({ ...mine, id: insertedOffer, created_at: at, changed_at: at })
    .execute();
  await db.query
    .insertInto('goals')
    .values({ ...mine, id: '0b000000-0000-4000-8000-000000000002', created_at: at, reached_at: null })
    .execute();
  const session = await db.query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  await seedHomework(world, { name, email });
  const nothing = { order_id: null, date_id: null, user_id: null, valid_until: null };
  await db.query
    .insertInto('entitlements')
    .values({ ...nothing, id: seededCredit, kind: 'credit', offer_id: session.id, email: `else-${email}` })
    .execute();
  const granted = { delta: 1, reason: 'granted', booking_id: null, refund_id: null, at } as const;
  await db.query
    .insertInto('ledger_entries')
    .values({ entitlement_id: seededCredit, ...granted })
    .execute();
}
