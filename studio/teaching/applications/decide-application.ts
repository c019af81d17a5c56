import type { World } from '#platform/world.ts';
import { openDates } from '#studio/calendar/dates/dates.queries.ts';
import { acceptOrder, declineOrder } from '#studio/goods/capture/decide-order.ts';
import { hasKeptSeat } from '#studio/offers/inventory/units.queries.ts';
import { keepSeatUntil, takeSeatFor } from '#studio/offers/inventory/units.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { type InstalmentCount, seatKeptDays } from './application.ts';
import { orderOfApplication } from './application-order.queries.ts';
import { type ApplicationRow, lockApplication, moveApplicationTo } from './applications.store.ts';

export type AnswerOutcome =
  | {
      ok: true;
      money: 'taken' | 'link' | 'back';
    }
  | { ok: false; refusal: 'not-possible' | 'refused-by-provider' };

/**
 * Captures an authorisation, or keeps the seat for seven days and emails a payment link. Idempotent.
 * @throws PaymentUnavailable without an answer; the application stays undecided
 */
export async function acceptApplication(
  world: World,
  who: May<'inbox'>,
  input: { applicationId: string; instalments: InstalmentCount },
): Promise<AnswerOutcome> {
  const order = await orderOfApplication(world.db.query, input.applicationId, ['authorised', 'paid']);
  if (order) {
    // An authorisation is captured in full: instalments need a new card page.
    if (input.instalments !== 1) return { ok: false, refusal: 'not-possible' };
    const decided = await acceptOrder(world, who, { orderId: order.id });
    if (decided.ok && decided.orderState === 'paid') return { ok: true, money: 'taken' };
    if (!decided.ok && decided.refusal !== 'not-authorised') {
      return {
        ok: false,
        refusal: decided.refusal === 'refused-by-provider' ? decided.refusal : 'not-possible',
      };
    }
    // The authorisation was voided meanwhile: the seat is kept, and a payment link follows.
  }
  return change(world, who, (c) => acceptToPay(c, input));
}

async function acceptToPay(
  c: Change,
  { applicationId, instalments }: { applicationId: string; instalments: InstalmentCount },
): Promise<AnswerOutcome> {
  const application = await lockApplication(c.tx, applicationId);
  if (application?.state === 'accepted' && application.instalments === instalments) {
    return { ok: true, money: 'link' };
  }
  if (!application || !(await moveApplicationTo(c, { applicationId, to: 'accepted', instalments }))) {
    return { ok: false, refusal: 'not-possible' };
  }
  await keepSeat(c, application);
  await recordDecision(c, applicationId, 'application.accepted');
  await publish(c, { type: 'application.accepted-to-pay', applicationId });
  return { ok: true, money: 'link' };
}

async function keepSeat(c: Change, application: ApplicationRow): Promise<void> {
  const { id, offer_id: offerId } = application;
  const until = c.now.add({ hours: seatKeptDays * 24 });
  if (await hasKeptSeat(c.tx, id)) return keepSeatUntil(c, id, until);
  const today = studioDay(c.now);
  for (const date of await openDates(c.tx, offerId, today)) {
    if (await takeSeatFor(c, { dateId: date.id, applicationId: id, until })) return;
  }
  const name = `${application.first_name} ${application.last_name}`;
  const applicant = { applicationId: id, name, email: application.email };
  await publish(c, { type: 'application.no-seat-free', ...applicant, what: offerId });
}

/** Idempotent. @throws PaymentUnavailable without an answer; the decline is recorded, the task stays open */
export async function declineApplication(
  world: World,
  who: May<'inbox'>,
  { applicationId }: { applicationId: string },
): Promise<AnswerOutcome> {
  const order = await orderOfApplication(world.db.query, applicationId, ['authorised', 'paid']);
  const isDeclined = await change(world, who, async (c) => {
    const application = await lockApplication(c.tx, applicationId);
    if (!application) return false;
    if (application.state === 'declined') return true;
    if (!(await moveApplicationTo(c, { applicationId, to: 'declined' }))) return false;
    await keepSeatUntil(c, applicationId, null);
    await audit(c, {
      actor: 'owner',
      action: 'application.declined',
      subject: `application:${applicationId}`,
    });
    if (!order) await publish(c, { type: 'application.declined-unpaid', applicationId });
    return true;
  });
  if (!isDeclined) return { ok: false, refusal: 'not-possible' };
  if (order) {
    const decided = await declineOrder(world, who, { orderId: order.id });
    if (!decided.ok && decided.refusal === 'refused-by-provider')
      return { ok: false, refusal: decided.refusal };
  }
  await change(world, who, (c) => publish(c, { type: 'application.answered', applicationId }));
  return { ok: true, money: 'back' };
}

async function recordDecision(c: Change, applicationId: string, action: AuditAction): Promise<void> {
  await audit(c, { actor: 'owner', action, subject: `application:${applicationId}` });
  await publish(c, { type: 'application.answered', applicationId });
}
