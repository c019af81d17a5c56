import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { dropHeldEmails, holdWaitingEmails, releaseHeldEmails } from '#studio/shared/email/emails.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { restoredStudio } from './backups.queries.ts';
import { saveRestored } from './backups.store.ts';

/** In the transaction that loads a backup: emails wait for the owner, and booking stays closed. */
export async function pauseRestoredStudio(
  tx: Tx,
  { now, backupMadeAt }: { now: Temporal.Instant; backupMadeAt: Temporal.Instant },
): Promise<void> {
  const heldEmails = await holdWaitingEmails(tx);
  await saveRestored(tx, { restoredAt: now, backupMadeAt, heldEmails, openedAt: null });
}

/** At the start of a restored studio: the owner's tasks. Idempotent. */
export async function announceRestore(world: World): Promise<void> {
  await world.db.transaction(async (tx) => {
    const restored = await restoredStudio(tx);
    if (restored?.openedAt !== null) return;
    await publish(world, tx, { type: 'studio.restored', heldEmails: restored.heldEmails });
  });
}

/** After a reconciliation in which the provider answered for every payment, or on the owner's decision. Idempotent. */
export async function openBooking(world: World, who: May<'today'>): Promise<void> {
  await world.db.transaction(async (tx) => {
    const restored = await restoredStudio(tx);
    if (restored?.openedAt !== null) return;
    const at = world.clock.now();
    await saveRestored(tx, { ...restored, openedAt: at });
    await publish(world, tx, { type: 'studio.opened', at });
    const actor = who.role === 'owner' ? 'owner' : 'system';
    await audit(tx, { at, actor, action: 'studio.opened-after-restore', subject: 'studio' });
  });
}

export function sendHeldEmails(world: World, _who: May<'today'>): Promise<void> {
  return decide(world, true);
}

export function discardHeldEmails(world: World, _who: May<'today'>): Promise<void> {
  return decide(world, false);
}

async function decide(world: World, areSent: boolean): Promise<void> {
  await world.db.transaction(async (tx) => {
    await (areSent ? releaseHeldEmails(tx) : dropHeldEmails(tx));
    await publish(world, tx, { type: 'studio.emails-decided', areSent });
  });
}
