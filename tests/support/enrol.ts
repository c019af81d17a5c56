import type { TestApp } from './app.ts';

/** Somebody has bought a course (an entry of the catalogue), with this address, and not given it back. */
export async function enrol(
  { db, world }: Pick<TestApp, 'db' | 'world'>,
  email: string,
  entryId: string,
): Promise<string> {
  const { id } = await db.query
    .insertInto('entitlements')
    .values({
      kind: 'enrolment',
      entry_id: entryId,
      email,
      order_id: null,
      edition_id: null,
      user_id: null,
      valid_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await change({ db, world }, id, 1);
  return id;
}

/** It was given back: access ends. */
export async function giveBack(given: Pick<TestApp, 'db' | 'world'>, entitlementId: string): Promise<void> {
  await change(given, entitlementId, -1);
}

async function change(
  { db, world }: Pick<TestApp, 'db' | 'world'>,
  id: string,
  delta: 1 | -1,
): Promise<void> {
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
