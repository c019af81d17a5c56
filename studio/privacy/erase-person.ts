import type { Tx } from '#platform/db/database.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { withdrawApplication } from '#studio/applications/withdraw-application.ts';
import { cancelBooking } from '#studio/booking/cancel-booking.ts';
import { notifyAccountDeleted } from '#studio/notifications/account/account-deleted.ts';
import { audit } from '#studio/shared/audit.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { Who } from '#studio/shared/who.ts';
import { anonymize } from './erasure.store.ts';
import { type ActiveItems, activeItems } from './live-things.queries.ts';
import { ownFiles, personOf } from './own-data.queries.ts';
import type { Person } from './personal-table.ts';

export type EraseOutcome =
  | { ok: true }
  /** The owner's account is the studio; it goes with the studio. */
  | { ok: false; refusal: 'owner' }
  | { ok: false; refusal: 'live'; live: ActiveItems }
  /** The payment provider is silent: nothing was forgotten, pressing again goes on where it stopped. */
  | { ok: false; refusal: 'no-answer' };

/**
 * Forgets the signed-in person, who has just proved once more who they are (the route asks). What lives goes first, by
 * the verbs that everybody uses: applications are taken back, hours to come are cancelled on the ordinary terms. Whatever
 * needs a name until it is over refuses. Then the files, then every table of the register in one transaction: removed,
 * or emptied of the person where the books must stay, and a last mail that it is done. Pressed again after a crash it goes on where it stopped.
 */
export async function erasePerson(world: World, who: Who): Promise<EraseOutcome> {
  if (who.role === 'owner' || !who.userId) return { ok: false, refusal: 'owner' };
  const q = world.db.query;
  const person = await personOf(q, who);
  const live = await activeItems(q, person, world.clock.now());
  if (live.waits.length > 0) return { ok: false, refusal: 'live', live };
  try {
    for (const applicationId of live.applications) await withdrawApplication(world, { applicationId });
  } catch (error) {
    if (leavesUnknown(error)) return { ok: false, refusal: 'no-answer' };
    throw error;
  }
  for (const { id } of live.bookings) await cancelBooking(world, who, { bookingId: id });
  // Bytes first: a row without its file is found again, a file without its row never.
  for (const { key } of await ownFiles(q, person)) await world.files.remove(key);
  await world.db.transaction((tx) => forget(world, tx, who, person));
  return { ok: true };
}

async function forget(world: World, tx: Tx, who: Who, person: Person): Promise<void> {
  const now = world.clock.now();
  const account = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', person.userId)
    .forUpdate()
    .executeTakeFirst();
  // The account goes last of all: where it is gone, a press before this one has done everything.
  if (!account) return;
  await anonymize(tx, person);
  const { email, language } = account;
  await notifyAccountDeleted(world, tx, { email, language: language ?? who.language });
  // A story of theirs may have stood in the magazine.
  await contentChanged(world.db, tx, 'magazine');
  const subject = `user:${person.userId}`;
  await audit(tx, { at: now, actor: person.userId ?? 'system', action: 'person.erased', subject });
}
