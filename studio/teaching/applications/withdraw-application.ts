import type { World } from '#platform/world.ts';
import { declineOrder } from '#studio/goods/capture/decide-order.ts';
import { keepSeatUntil } from '#studio/offers/inventory/units.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { moveAnswerTo } from './answers/answers.store.ts';
import { orderOfApplication } from './application-order.queries.ts';
import { lockApplication, moveApplicationTo } from './applications.store.ts';

export type TakeBackOutcome = { ok: true } | { ok: false; refusal: 'answered' };

/** Idempotent. @throws PaymentUnavailable without an answer; the reconciler voids later */
export async function withdrawApplication(
  world: World,
  { applicationId }: { applicationId: string },
): Promise<TakeBackOutcome> {
  const isWithdrawn = await change(world, system, async (c) => {
    const application = await lockApplication(c.tx, applicationId);
    if (application?.state === 'withdrawn') return true;
    if (application?.state !== 'received') return false;
    await moveApplicationTo(c, { applicationId, to: 'withdrawn' });
    await keepSeatUntil(c, applicationId, null);
    await moveAnswerTo(c, { applicationId, to: 'draft' });
    await publish(c, { type: 'application.withdrawn', applicationId });
    return true;
  });
  if (!isWithdrawn) return { ok: false, refusal: 'answered' };
  const order = await orderOfApplication(world.db.query, applicationId, ['authorised']);
  if (order) await declineOrder(world, system, { orderId: order.id });
  return { ok: true };
}
