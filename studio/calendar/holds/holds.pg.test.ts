import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { bookingOf } from '#tests/support/browser/screenshots.ts';
import { held, newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { holdSlot } from './hold-slot.ts';
import { releasePlainHold } from './holds.store.ts';

const stage = testStage('server');

/** Whole hours of the next two days, all free. */
const starts = Array.from({ length: 16 }, (_, index) =>
  testNow.add({ hours: 24 * (1 + Math.floor(index / 8)) + (index % 8) - 1 }).toString(),
);

async function setLimits(limits: Record<string, number>): Promise<void> {
  const value = json({
    unpaidHoldsPerEmail: 100,
    unpaidHoldsPerAddress: 100,
    holdsPerAddress: 100,
    ...limits,
  });
  await stage.db.query
    .insertInto('settings')
    .values({ key: 'limits', value })
    .onConflict((is) => is.column('key').doUpdateSet({ value }))
    .execute();
}

/** All at once, on connections of their own; answers how often each outcome came. */
async function holdAll(who: { email?: string; address?: string }): Promise<Record<string, number>> {
  const outcomes = await Promise.all(
    starts.map((slotStart) => {
      const visitor = newVisitor(who.address ? { address: who.address } : {});
      const email = who.email ?? visitor.email;
      return holdSlot(stage.world, visitor.who, { name: 'Åse Ærø', email, slotStart });
    }),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const kind = outcome.ok ? 'held' : outcome.refusal;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

test('concurrent holds of one email: exactly the allowed number is held', async () => {
  await setLimits({ unpaidHoldsPerEmail: 3 });
  expect(await holdAll({ email: 'anna@example.com' })).toEqual({ held: 3, 'too-many-for-email': 13 });
});

test('concurrent holds of one network: exactly the allowed number is held', async () => {
  await setLimits({ unpaidHoldsPerAddress: 5 });
  expect(await holdAll({ address: '203.0.113.9' })).toEqual({ held: 5, 'too-many-for-address': 11 });
});

test('concurrent holds of one network: no more than the hourly number is held', async () => {
  await setLimits({ holdsPerAddress: 4 });
  expect(await holdAll({ address: '203.0.113.9' })).toEqual({ held: 4, 'too-often': 12 });
});

test('a release waits for a payment that begins at that moment, and leaves the hold to it', async () => {
  const { bookingId, who } = await held(stage.world);
  const { claim_id } = await bookingOf(stage.db, bookingId);
  const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const paying = stage.db.transaction(async (tx) => {
    await lockClaim(tx, claim_id);
    await tx.updateTable('bookings').set({ by_link: true }).where('id', '=', bookingId).execute();
    locked.resolve();
    await waited.promise;
  });
  await locked.promise;
  const which = { bookingId, holderHash: hashToken(who.holderToken ?? '') };
  const releasing = releasePlainHold(stage.db.query, which, testNow);
  await expect.poll(somebodyWaits).toBe(true);
  waited.resolve();
  await paying;
  expect(await releasing).toBeNull();
  expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'held' });
});

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(stage.db.query);
  return rows.length > 0;
}
