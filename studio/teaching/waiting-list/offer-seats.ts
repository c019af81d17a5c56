import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { hoursOf } from '#studio/calendar/dates/date-input.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { freeSeatOfEntry, keepSeatForEntry, lockPool } from '#studio/offers/inventory/units.store.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { dateToJoin, type EntryByLink, entryByLink, findEntry } from './waiting-list.queries.ts';
import { lockEntry, lockWaiting, moveEntryTo } from './waiting-list.store.ts';
import { offerDeadline } from './waiting-list.ts';

/** The page explains an offer that has ended. */
const linkDaysAfterDeadline = 30;

/** Called by reconciliation for every date with a free seat that someone waits for. */
export async function offerSeatsOf(world: World, dateId: string): Promise<void> {
  await change(world, system, async (c) => {
    await lockPool(c.tx, { dateId });
    await offerFreeSeats(c, dateId);
  });
}

/** Reserves each free seat for the next person. The caller holds the lock of the date's seats. */
export async function offerFreeSeats(c: Change, dateId: string): Promise<void> {
  const date = await dateToJoin(c.tx, dateId, c.now);
  const [firstDay] = date?.days ?? [];
  if (!date) return;
  for (const { id: entryId, hours } of await lockWaiting(c.tx, dateId)) {
    const until = firstDay
      ? offerDeadline(c.now, { hours, beginsAt: hoursOf(firstDay).start })
      : c.now.add({ hours });
    if (!(await keepSeatForEntry(c, { dateId, entryId, until }))) return;
    await moveEntryTo(c, { entryId, to: 'offered', set: { offered_at: c.now, offer_expires_at: until } });
    const expiresAt = until.add({ hours: linkDaysAfterDeadline * 24 });
    const token = await makeSecretLink(c.tx, { purpose: 'seat-offer', subjectId: entryId, expiresAt });
    await publish(c, { type: 'waiting-list.seat-offered', entryId, token });
  }
}

/** After its deadline an offer ends unless it is being paid. */
export async function expireOffer(world: World, entryId: string): Promise<void> {
  const entry = await findEntry(world.db.query, entryId);
  if (entry) await endOffer(world, entry, 'expired');
}

/** Idempotent; closes an unpaid checkout first. Null: the link is unknown. */
export async function declineSeat(
  world: World,
  input: { token: string },
): Promise<'declined' | 'being-paid' | 'ended' | null> {
  const entry = await entryByLink(world, 'seat-offer', input.token);
  if (!entry) return null;
  const outcome = await endOffer(world, entry, 'declined');
  if (outcome !== 'being-paid' || !entry.orderId) return outcome;
  const [open] = await paymentsOfOrder(world.db.query, entry.orderId, ['open']);
  if (!open) return outcome;
  await withProviderOutageTask(world, open.id, () => closeSession(world, open.id));
  return endOffer(world, entry, 'declined');
}

async function endOffer(
  world: World,
  { id: entryId, dateId }: EntryByLink,
  to: 'declined' | 'expired',
): Promise<'declined' | 'being-paid' | 'ended'> {
  return change(world, system, async (c) => {
    await lockPool(c.tx, { dateId });
    const entry = await lockEntry(c.tx, entryId);
    if (entry?.state === 'declined') return 'declined';
    const deadline = entry?.offer_expires_at;
    if (entry?.state !== 'offered' || !deadline) return 'ended';
    if (to === 'expired' && Temporal.Instant.compare(deadline, c.now) > 0) return 'ended';
    const { order_id: orderId } = entry;
    if (orderId && (await isBeingPaid(c.tx, orderId))) return 'being-paid';
    await moveEntryTo(c, { entryId, to });
    await freeSeatOfEntry(c, { entryId, orderId });
    await offerFreeSeats(c, dateId);
    return to === 'declined' ? 'declined' : 'ended';
  });
}

async function isBeingPaid(tx: Tx, orderId: string): Promise<boolean> {
  const live = await paymentsOfOrder(tx, orderId, ['creating', 'open', 'authorised', 'captured']);
  return live.length > 0;
}
