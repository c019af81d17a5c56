import { attachClaim } from '#studio/calendar/booking/bookings.store.ts';
import { confirmUntil } from '#studio/calendar/booking/consultation.ts';
import { endOfGrace } from '#studio/calendar/claim.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockClaim, prolongHold } from '#studio/calendar/claims.store.ts';
import { lockHoldCounters } from '#studio/calendar/holds/hold-counters.store.ts';
import { holdTerms } from '#studio/calendar/holds/hold-terms.queries.ts';
import { consultationMinutes, slotAt } from '#studio/calendar/slot.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { unconfirmedRequest } from './open-consultations.queries.ts';

const consultationEmail = 'consultation-request';
const lateMinutes = 2;

/**
 * The email that asks for the confirmation left late, because of the mail server: its half hour is held from now, again
 * if it was released and is still free. Otherwise the link says that the time has ended and offers others.
 */
export const renewConsultation: DomainEventHandler<'email.sent'> = async (c, email) => {
  const isLate = Temporal.Instant.compare(email.queuedAt.add({ minutes: lateMinutes }), c.now) < 0;
  if (email.kind !== consultationEmail || !isLate) return;
  await lockHoldCounters(c.tx, { email: email.recipient, networks: [] });
  const request = await unconfirmedRequest(c.tx, email.linkHashes, c.now);
  const claim = request && (await lockClaim(c.tx, request.claimId));
  if (!request || !claim) return;
  const expiresAt = confirmUntil(request.start, c.now);
  if (claim.state === 'held') {
    await prolongHold(c.tx, claim.id, expiresAt);
    c.world.holdTimer.wakeAt(endOfGrace(expiresAt));
    return;
  }
  const kind = 'consultation' as const;
  const { rules, opening } = await holdTerms(c.tx, c.world.settings, { kind, courseId: null });
  const hour = slotAt(request.start, { now: c.now, ...opening(consultationMinutes) });
  const held = { kind, state: 'held' as const, expiresAt, insteadOf: null };
  const claimId = hour && (await claimSlot(c, { hour, claim: held, rules }));
  if (claimId) await attachClaim(c.tx, { bookingId: request.bookingId, claimId, move: false });
};
