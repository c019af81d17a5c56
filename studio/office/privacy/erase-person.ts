import type { World } from '#platform/world.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { unheardOf } from '#studio/money/paid-bookings/cancellations.queries.ts';
import { markAnnounced } from '#studio/money/paid-bookings/cancellations.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { anonymize, erasedKeys, lockAccount } from './erasure.store.ts';
import { guestHash } from './guest-hash.ts';
import { activeItems } from './live-things.queries.ts';
import { accountOf, ownFiles, personOf } from './own-data.queries.ts';
import type { Person } from './personal-table.ts';
import { type ErasureRefusal, withdrawApplications, withdrawRemaining } from './withdraw-applications.ts';

export type EraseOutcome = { ok: true } | { ok: false; refusal: 'owner' } | ErasureRefusal;

/** Withdraws applications and cancels future hours first; open payments refuse. Resumes after a crash. */
export async function erasePerson(
  world: World,
  who: Who,
  actor: string | null = who.userId,
): Promise<EraseOutcome> {
  if (who.role === 'owner' || !who.userId) return { ok: false, refusal: 'owner' };
  const q = world.db.query;
  const person = await personOf(q, who);
  const live = await activeItems(q, person, world.clock.now());
  const refused = await withdrawApplications(world, live);
  if (refused) return refused;
  for (const { id } of live.bookings) await cancelBooking(world, who, { bookingId: id });
  // Recorded first: a backup must never bring back what was erased.
  const at = world.clock.now();
  await world.erasures.record({ userId: who.userId, at });
  // A backup older than the account has the person as a guest.
  for (const guest of new Set(person.emails.map((email) => guestHash(world, email))))
    await world.erasures.record({ guest, at });
  await eraseFilesAndRows(world, { who, person, actor, isRepeated: false });
  return { ok: true };
}

/**
 * Erases again who was erased after the backup was made. What the backup still shows as active has ended since then,
 * so nothing refuses. Idempotent.
 */
export async function eraseAgain(world: World, userId: string): Promise<void> {
  const q = world.db.query;
  const account = await accountOf(q, userId);
  if (!account) return;
  const who: Who = { ...system, role: 'student', userId, email: account.email };
  const person = await personOf(q, who);
  const live = await activeItems(q, person, world.clock.now());
  await withdrawRemaining(world, live);
  for (const { id } of live.bookings) await cancelBooking(world, who, { bookingId: id });
  await eraseFilesAndRows(world, { who, person, actor: userId, isRepeated: true });
}

async function eraseFilesAndRows(world: World, erasing: Erasing): Promise<void> {
  // Files first: a row without its file is found again, a file without its row never is.
  for (const { key } of await ownFiles(world.db.query, erasing.person)) await world.files.remove(key);
  await change(world, erasing.who, (c) => eraseRows(c, erasing));
}

interface Erasing {
  who: Who;
  person: Person;
  actor: string | null;
  /** The person has had the email. */
  isRepeated: boolean;
}

async function eraseRows(c: Change, { person, actor, isRepeated }: Erasing): Promise<void> {
  const account = await lockAccount(c.tx, person.userId);
  // The account goes last; without it a previous request has completed.
  if (!account) return;
  const freed = await unheardOf(c.tx, person.emails);
  const userId = person.userId ?? '';
  await markAnnounced(
    c.tx,
    freed.map(({ id }) => id),
    `owner-hours-freed:${userId}`,
  );
  await anonymize(c.tx, person);
  const hours = freed.filter(({ start }) => Temporal.Instant.compare(start, c.now) > 0);
  if (!isRepeated && actor !== 'owner') await publish(c, { type: 'account.hours-freed', hours, userId });
  const { email, language } = account;
  if (!isRepeated) await publish(c, { type: 'account.deleted', email, language: language ?? c.who.language });
  await contentChanged(c.tx, ...erasedKeys);
  const subject = `user:${person.userId}`;
  const details = { hours: hours.map(({ start, end }) => [start.toString(), end.toString()]) };
  await audit(c, { actor: actor ?? 'system', action: 'person.erased', subject, details });
}
