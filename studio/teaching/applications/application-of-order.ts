import { keepSeatsOf, moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEvents } from '#studio/shared/domain-events.ts';
import { type DomainEventHandler, publish } from '#studio/shared/events.ts';
import { seatAwaitsDays, seatKeptDays } from './application.ts';
import { lockApplication, moveApplicationTo } from './applications.store.ts';
import { linkToApplication } from './link-order.ts';

/** Without an application waiting for its answer the order is decided alone. */
export const linkAuthorisedOrder: DomainEventHandler<'order.authorised'> = (c, event) => linkOrder(c, event);

/** The application may have come with the right address. */
export const linkCorrectedOrder: DomainEventHandler<'order.email-corrected'> = async (c, event) => {
  if (event.state === 'authorised') await linkOrder(c, { ...event, applicationId: null });
};

async function linkOrder(
  c: Change,
  event: Pick<DomainEvents['order.authorised'], 'capture' | 'email' | 'applicationId' | 'offerIds'> & {
    orderId: string;
  },
): Promise<void> {
  if (event.capture !== 'on-acceptance') return;
  const order = { id: event.orderId, email: event.email, application_id: event.applicationId };
  const applicationId = await linkToApplication(c.tx, order, event.offerIds);
  if (!applicationId) return;
  const application = await lockApplication(c.tx, applicationId);
  if (application?.state !== 'received') return;
  await publish(c, { type: 'application.payment-authorised', applicationId });
}

/** A capture counts as acceptance. */
export const acceptPaidApplication: DomainEventHandler<'order.paid'> = async (c, event) => {
  const { applicationId } = event;
  if (!applicationId || !event.wasAuthorised || event.capture !== 'on-acceptance') return;
  await moveApplicationTo(c, { applicationId, to: 'accepted' });
  await publish(c, { type: 'application.answered', applicationId });
};

/** After a void the applicant keeps the seat while undecided, and for some days after acceptance. */
export const releaseVoidedSeats: DomainEventHandler<'order.voided'> = async (c, event) => {
  if (event.capture !== 'on-acceptance') return;
  const { orderId, applicationId } = event;
  const application = applicationId ? await lockApplication(c.tx, applicationId) : undefined;
  const until = application && seatUntil(application, c.now);
  if (!application || !until) return void (await moveUnitsTo(c, { orderId, to: 'free' }));
  await keepSeatsOf(c, { orderId, applicationId: application.id, until });
};

function seatUntil(
  { state, decided_at }: { state: string; decided_at: Temporal.Instant | null },
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (state === 'received') return now.add({ hours: seatAwaitsDays * 24 });
  if (state !== 'accepted' || !decided_at) return null;
  const until = decided_at.add({ hours: seatKeptDays * 24 });
  return Temporal.Instant.compare(until, now) > 0 ? until : null;
}
