import type { TestApp } from './site/app.ts';

type Place = Pick<TestApp, 'db' | 'world'>;

/** A purchase of a course (an offer of the catalogue) with this address, not refunded. */
export function enrol(place: Place, email: string, offerId: string): Promise<string> {
  return grant(place, 'enrolment', email, offerId);
}

export async function grantCredit(place: Place, email: string): Promise<string> {
  const { id } = await place.db.query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  return grant(place, 'credit', email, id);
}

async function grant(
  { db, world }: Place,
  kind: 'enrolment' | 'credit',
  email: string,
  offerId: string,
): Promise<string> {
  const { id } = await db.query
    .insertInto('entitlements')
    .values({
      kind,
      offer_id: offerId,
      course_id: kind === 'enrolment' ? await courseOpenedBy(db, offerId) : null,
      email,
      order_id: null,
      date_id: null,
      user_id: null,
      valid_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await change({ db, world }, id, 1);
  return id;
}

async function courseOpenedBy(db: Place['db'], offerId: string): Promise<string> {
  const entry = await db.query
    .selectFrom('offers')
    .select('course_id')
    .where('id', '=', offerId)
    .executeTakeFirst();
  return entry?.course_id ?? offerId;
}

/** A refund: access ends. */
export async function refundEntitlement(given: Place, entitlementId: string): Promise<void> {
  await change(given, entitlementId, -1);
}

async function change({ db, world }: Place, id: string, delta: 1 | -1): Promise<void> {
  await db.query
    .insertInto('ledger_entries')
    .values({
      entitlement_id: id,
      delta,
      reason: delta > 0 ? 'granted' : 'revoked',
      booking_id: null,
      refund_id: null,
      at: world.clock.now(),
    })
    .execute();
}
