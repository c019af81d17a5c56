import { expect, test } from 'vitest';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { currentHold } from './current-hold.queries.ts';
import { endedHold } from './ended-hold.queries.ts';
import { holdSlot } from './hold-slot.ts';

const given = testDatabase();
const wanted = { name: 'Åse Ørsted', email: 'åse@eksempel.dk', slotStart: '2026-11-24T09:00:00Z' };

async function heldOnce() {
  const world = testWorld(given.db);
  const held = await holdSlot(world, visitor, wanted);
  if (!held.ok) throw new Error(held.message);
  return { world, held, holder: { ...visitor, holderToken: held.holderToken } };
}

test('hold again: the browser of an expired hold may hold the slot again before anyone else', async () => {
  const { world, held, holder } = await heldOnce();
  world.setNow(testNow.add({ seconds: 605 }));
  expect(await holdSlot(world, { ...visitor, holderToken: null }, wanted)).toMatchObject({
    ok: false,
    refusal: 'taken',
  });
  const again = await holdSlot(world, holder, wanted);
  expect(again).toMatchObject({ ok: true });
  expect(again.ok && again.booking.id).not.toBe(held.booking.id);
  expect((await currentHold(world, holder))?.secondsLeft).toBe(600);
});

test('hold again: an expired hold in its grace period does not count against its own limit', async () => {
  const { world, holder } = await heldOnce();
  for (const hour of ['10', '11']) {
    await holdSlot(world, holder, { ...wanted, slotStart: `2026-11-24T${hour}:00:00Z` });
  }
  world.setNow(testNow.add({ seconds: 605 }));
  expect(await holdSlot(world, holder, wanted)).toMatchObject({ ok: true });
});

test('hold again: while the hold is active, it is the same hold with the latest input', async () => {
  const { world, held, holder } = await heldOnce();
  const again = await holdSlot(world, holder, { ...wanted, name: 'Åse' });
  expect(again).toMatchObject({ ok: true, booking: { id: held.booking.id, name: 'Åse' } });
});

test('an expired hold is shown only to the browser that had it', async () => {
  const { world, held, holder } = await heldOnce();
  const { id } = held.booking;
  expect(await endedHold(world, holder, id)).toBeNull();
  world.setNow(testNow.add({ seconds: 601 }));
  expect(await endedHold(world, holder, id)).toMatchObject({ state: 'ended', name: 'Åse Ørsted' });
  expect(await endedHold(world, { ...visitor, holderToken: 'somebody-elses-token00' }, id)).toBeNull();
});

test('a hold that was cancelled before its end has not expired', async () => {
  const { world, held, holder } = await heldOnce();
  await releaseHold(world, holder, { bookingId: held.booking.id });
  expect(await endedHold(world, holder, held.booking.id)).toMatchObject({ state: 'let-go' });
});

test('a session that was booked and then cancelled has not expired', async () => {
  const { world, held, holder } = await heldOnce();
  const { id } = held.booking;
  await given.db.query.updateTable('claims').set({ state: 'booked' }).execute();
  expect(await endedHold(world, holder, id)).toMatchObject({ state: 'booked' });
  await given.db.query.updateTable('claims').set({ state: 'cancelled' }).execute();
  world.setNow(testNow.add({ seconds: 700 }));
  expect(await endedHold(world, holder, id)).toMatchObject({ state: 'let-go' });
});
