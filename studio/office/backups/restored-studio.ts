import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { haltNewsletters } from '#studio/messages/newsletter-sending/halt-newsletters.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { dropHeldEmails, holdWaitingEmails, releaseHeldEmails } from '#studio/shared/email/emails.store.ts';
import { publish } from '#studio/shared/events.ts';
import { type May, system } from '#studio/shared/who.ts';
import { restoredStudio } from './backups.queries.ts';
import { saveRestored } from './backups.store.ts';

/** In the transaction that loads a backup: emails and the newsletter wait for the owner, and booking stays closed. */
export async function pauseRestoredStudio(
  tx: Tx,
  { now, backupMadeAt }: { now: Temporal.Instant; backupMadeAt: Temporal.Instant },
): Promise<void> {
  const heldEmails = await holdWaitingEmails(tx);
  await haltNewsletters({ tx, now });
  await saveRestored(tx, { restoredAt: now, backupMadeAt, heldEmails, openedAt: null });
}

/** At the start of a restored studio: the owner's tasks. Idempotent. */
export async function announceRestore(world: World): Promise<void> {
  await change(world, system, async (c) => {
    const restored = await restoredStudio(c.tx);
    if (restored?.openedAt !== null) return;
    await publish(c, { type: 'studio.restored', heldEmails: restored.heldEmails });
  });
}

/** After a reconciliation in which the provider answered for every payment, or on the owner's decision. Idempotent. */
export async function openBooking(world: World, who: May<'today'>): Promise<void> {
  await change(world, who, async (c) => {
    const restored = await restoredStudio(c.tx);
    if (restored?.openedAt !== null) return;
    await saveRestored(c.tx, { ...restored, openedAt: c.now });
    await publish(c, { type: 'studio.opened', at: c.now });
    await audit(c, { action: 'studio.opened-after-restore', subject: 'studio' });
  });
}

export function sendHeldEmails(world: World, _who: May<'today'>): Promise<void> {
  return decide(world, true);
}

export function discardHeldEmails(world: World, _who: May<'today'>): Promise<void> {
  return decide(world, false);
}

async function decide(world: World, areSent: boolean): Promise<void> {
  await change(world, system, async (c) => {
    await (areSent ? releaseHeldEmails(c.tx) : dropHeldEmails(c.tx));
    await publish(c, { type: 'studio.emails-decided', areSent });
  });
}
