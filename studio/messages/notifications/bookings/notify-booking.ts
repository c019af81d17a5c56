import { cancellationMoney } from '#studio/money/paid-bookings/cancellations.queries.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEventHandler, EventHandler } from '#studio/shared/events.ts';
import { bookingCancelled, consultationCancelled } from './booking-cancelled.email.ts';
import { bookingConfirmed, consultationConfirmed } from './booking-confirmed.email.ts';
import { bookingNewTime, consultationNewTime } from './booking-new-time.email.ts';
import { bookingReminder, consultationReminder } from './booking-reminder.email.ts';
import { bookingRescheduled, consultationRescheduled } from './booking-rescheduled.email.ts';
import { type LoadedBooking, loadBooking } from './load-booking.ts';
import { ownerBooking, ownerCancellation, ownerReschedule } from './owner-booking.email.ts';

const isConsultation = ({ facts }: LoadedBooking) => facts.lesson.kind === 'consultation';

export const notifyBooked: EventHandler<{ bookingId: string; isOfSeries?: boolean }> = async (
  c,
  { bookingId, isOfSeries = false },
) => {
  if (isOfSeries) return;
  const booking = await loadBooking(c, bookingId);
  await sendConfirmation(c, booking);
  await ownerBooking.send(c, booking);
};

export const notifyBookingEmailCorrected: DomainEventHandler<'booking.email-corrected'> = async (
  c,
  { bookingId, isRestored },
) => {
  const again = isRestored ? ':restored' : ':corrected';
  await sendConfirmation(c, { ...(await loadBooking(c, bookingId)), again });
};

async function sendConfirmation(c: Change, booking: LoadedBooking & { again?: string }): Promise<void> {
  await (isConsultation(booking) ? consultationConfirmed : bookingConfirmed).send(c, booking);
}

export const notifyRescheduled: DomainEventHandler<'booking.rescheduled'> = async (
  c,
  { bookingId, previous },
) => {
  const loaded = await loadBooking(c, bookingId);
  const booking = { ...loaded, previousStart: previous.start, previousEnd: previous.end };
  await (isConsultation(booking) ? consultationRescheduled : bookingRescheduled).send(c, booking);
  await ownerReschedule.send(c, booking);
};

export const notifyCancelled: DomainEventHandler<'booking.cancelled'> = async (
  c,
  { bookingId, money, isByOwner, message, isOfDay = false },
) => {
  const booking = { ...(await loadBooking(c, bookingId)), money, ...(message ? { message } : {}) };
  if (money.kind === 'new-time') {
    await (isConsultation(booking) ? consultationNewTime : bookingNewTime).send(c, booking);
  } else {
    await (isConsultation(booking) ? consultationCancelled : bookingCancelled).send(c, booking);
  }
  if (isByOwner && !isOfDay) await ownerCancellation.send(c, { cancelled: [booking] });
};

export const notifyCancelledByPerson: DomainEventHandler<'bookings.cancelled-by-person'> = async (
  c,
  { bookingIds, notice },
) => {
  const cancelled = [];
  for (const id of bookingIds) {
    cancelled.push({ ...(await loadBooking(c, id)), money: await cancellationMoney(c.tx, id) });
  }
  await ownerCancellation.send(c, { cancelled, notice });
};

export const notifyReminder: DomainEventHandler<'booking.reminder-due'> = async (c, { bookingId }) => {
  const booking = await loadBooking(c, bookingId);
  await (isConsultation(booking) ? consultationReminder : bookingReminder).send(c, booking);
};
