import type { World } from '#platform/world.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { unheardOf } from '#studio/money/paid-bookings/cancellations.queries.ts';
import { markAnnounced } from '#studio/money/paid-bookings/cancellations.store.ts';
import { hasAccountWith } from '#studio/people/confirmed-addresses.queries.ts';
import { spellingsOf } from '#studio/people/own-rows.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { type May, system, type Who } from '#studio/shared/who.ts';
import type { EraseOutcome } from './erase-person.ts';
import { anonymize, erasedKeys } from './erasure.store.ts';
import { guestHash } from './guest-hash.ts';
import { addressesInUse } from './guests.queries.ts';
import { type ActiveItems, activeItems } from './live-things.queries.ts';
import { ownFiles } from './own-data.queries.ts';
import type { Person } from './personal-table.ts';
import { withdrawApplications, withdrawRemaining } from './withdraw-applications.ts';

export interface Guest {
  email: string;
  language: Language;
}

/**
 * Erases a person without an account, as `erasePerson` does those with one: sessions are cancelled and applications
 * withdrawn first, open payments refuse. The guest gets an email about it. Resumes after a crash.
 */
export async function eraseGuest(
  world: World,
  who: May<'students'>,
  { email, language }: Guest,
): Promise<EraseOutcome> {
  const q = world.db.query;
  const person: Person = { emails: spellingsOf(email), userId: null };
  if (await hasAccountWith(q, person.emails)) return { ok: false, refusal: 'owner' };
  const live = await activeItems(q, person, world.clock.now());
  const refused = await withdrawApplications(world, live);
  if (refused) return refused;
  await cancelBookings(world, email, live);
  // Recorded first: a backup must never bring back what was erased.
  const guest = guestHash(world, email);
  await world.erasures.record({ guest, at: world.clock.now() });
  await eraseFiles(world, person);
  await change(world, who, async (c) => {
    await eraseRows(c, { person, guest, actor: 'owner' });
    await publish(c, { type: 'guest.deleted', email, language });
  });
  return { ok: true };
}

/** Erases again guests that a restored backup contains, by the hashes of their addresses. Idempotent. */
export async function eraseGuestsAgain(world: World, guests: readonly string[]): Promise<void> {
  if (guests.length === 0) return;
  const q = world.db.query;
  const erased = new Set(guests);
  for (const email of await addressesInUse(q)) {
    const guest = guestHash(world, email);
    const person: Person = { emails: spellingsOf(email), userId: null };
    if (!erased.has(guest) || (await hasAccountWith(q, person.emails))) continue;
    const live = await activeItems(q, person, world.clock.now());
    await withdrawRemaining(world, live);
    await cancelBookings(world, email, live);
    await eraseFiles(world, person);
    await change(world, system, (c) => eraseRows(c, { person, guest, actor: 'system' }));
  }
}

/** By the rules for the guest's own cancellation. */
async function cancelBookings(world: World, email: string, { bookings }: ActiveItems): Promise<void> {
  const guest: Who = { ...system, role: 'student', userId: 'guest', email };
  for (const { id } of bookings) await cancelBooking(world, guest, { bookingId: id });
}

async function eraseFiles(world: World, person: Person): Promise<void> {
  for (const { key } of await ownFiles(world.db.query, person)) await world.files.remove(key);
}

async function eraseRows(
  c: Change,
  { person, guest, actor }: { person: Person; guest: string; actor: string },
): Promise<void> {
  // By the owner, who sees the hours before pressing the button.
  const freed = await unheardOf(c.tx, person.emails);
  const subject = `guest:${guest.slice(0, 16)}`;
  await markAnnounced(
    c.tx,
    freed.map(({ id }) => id),
    subject,
  );
  await anonymize(c.tx, person);
  await contentChanged(c.tx, ...erasedKeys);
  const details = { hours: freed.map(({ start, end }) => [start.toString(), end.toString()]) };
  await audit(c, { actor, action: 'person.erased', subject, details });
}
