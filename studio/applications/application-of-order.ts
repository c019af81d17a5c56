import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import type { OrderLineRow, OrderRow } from '#studio/orders/orders.store.ts';
import { keepSeatsOf, moveUnitsTo } from '#studio/orders/units.store.ts';
import { seatAwaitsDays, seatKeptDays } from './application.ts';
import { lockApplication, moveApplicationTo } from './applications.store.ts';
import { linkToApplication } from './link-order.ts';
import { openAnswerTask } from './open-answer-task.ts';

/** Called when an order is authorised. False: there is no application, so the order is decided alone. */
export async function hasApplication(
  world: World,
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<boolean> {
  const offerIds = lines.map((line) => line.offer_id);
  const applicationId = await linkToApplication(tx, order, offerIds);
  if (!applicationId) return false;
  const application = await lockApplication(tx, applicationId);
  if (application?.state !== 'received') return false;
  await closeTask(tx, { kind: 'answer-application', subjectId: applicationId, by: 'system' });
  await openAnswerTask(world, tx, applicationId);
  return true;
}

/** A capture counts as acceptance. */
export async function acceptedWith(tx: Tx, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const { application_id: id } = order;
  if (!id) return;
  await moveApplicationTo(tx, id, 'accepted', now);
  await closeTask(tx, { kind: 'answer-application', subjectId: id, by: 'owner', at: now });
}

/** After a void the applicant keeps the seat while undecided, and for some days after acceptance. */
export async function keepOrFreeSeats(tx: Tx, order: OrderRow, now: Temporal.Instant): Promise<void> {
  const application = order.application_id ? await lockApplication(tx, order.application_id) : undefined;
  const until = application && seatUntil(application, now);
  if (!application || !until) return void (await moveUnitsTo(tx, order.id, 'free', now));
  await keepSeatsOf(tx, order.id, application.id, now, until);
}

function seatUntil(
  { state, decided_at }: { state: string; decided_at: Temporal.Instant | null },
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (state === 'received') return now.add({ hours: seatAwaitsDays * 24 });
  if (state !== 'accepted' || !decided_at) return null;
  const until = decided_at.add({ hours: seatKeptDays * 24 });
  return Temporal.Instant.compare(until, now) > 0 ? until : null;
}
