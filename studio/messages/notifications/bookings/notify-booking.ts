import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import { nextFreeSlots } from '#studio/calendar/booking/slots.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler, EventHandler } from '#studio/shared/events.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingConfirmed } from './booking-confirmed.ts';
import { type BookingFacts, bookingFactsOf, lessonForVisitor, ownerReader } from './booking-email.queries.ts';
import { bookingReminder } from './booking-reminder.ts';
import { bookingRescheduled } from './booking-rescheduled.ts';
import { consultationRequest } from './consultation-request.ts';
import { ownerBooking } from './owner-booking.ts';
import { ownerCancellation } from './owner-cancellation.ts';
import { ownerReschedule } from './owner-reschedule.ts';
import { slotTaken } from './slot-taken.ts';

/** The secret link's lifetime after the session. */
const linkDaysAfter = 30;

export const notifyBooked: EventHandler<{ bookingId: string }> = async (c, { bookingId }) => {
  const lesson = await readLesson(c, bookingId);
  const { facts, base } = lesson;
  await confirmToVisitor(c, lesson);
  await toOwner(c, {
    facts,
    kind: 'owner-booking',
    write: (language) => ownerBooking({ ...base, language, coveredBy: facts.coveredBy }),
  });
};

export const notifyBookingEmailCorrected: DomainEventHandler<'booking.email-corrected'> = async (
  c,
  { bookingId, isRestored },
) => {
  const again = isRestored ? ':restored' : ':corrected';
  await confirmToVisitor(c, { ...(await readLesson(c, bookingId)), again });
};

async function confirmToVisitor(
  c: Change,
  { facts, visitors, again = '' }: Awaited<ReturnType<typeof readLesson>> & { again?: string },
): Promise<void> {
  await toVisitor(c, {
    facts,
    kind: 'booking-confirmed',
    again,
    content: bookingConfirmed({
      ...visitors,
      paid: facts.coveredBy === 'order' ? facts.paid : null,
      paidParts: facts.paidParts,
      manageUrl: await manageUrl(c, facts),
      rescheduleNoticeHours: facts.rescheduleNoticeHours,
    }),
  });
}

export const notifyConsultationRequest: DomainEventHandler<'consultation.requested'> = async (
  c,
  { bookingId, confirmMinutes: holdMinutes },
) => {
  const { facts, base, visitors } = await readLesson(c, bookingId);
  const token = await makeSecretLink(c.tx, {
    purpose: 'consultation-confirm',
    subjectId: bookingId,
    // The link shows the status after confirmation.
    expiresAt: facts.lesson.end,
  });
  const path = `/consultation/confirm/${token}`;
  const confirmUrl = siteAddress(base.branding, path, facts.language);
  const mail = { ...visitors, confirmUrl, holdMinutes };
  await toVisitor(c, { facts, kind: 'consultation-request', content: consultationRequest(mail) });
};

export const notifyRescheduled: DomainEventHandler<'booking.rescheduled'> = async (
  c,
  { bookingId, previous },
) => {
  const { facts, base, visitors } = await readLesson(c, bookingId);
  const from = { previousStart: previous.start, previousEnd: previous.end };
  await toVisitor(c, {
    facts,
    kind: 'booking-moved',
    content: bookingRescheduled({
      ...visitors,
      ...from,
      manageUrl: await manageUrl(c, facts),
    }),
  });
  await toOwner(c, {
    facts,
    kind: 'owner-move',
    write: (language) => ownerReschedule({ ...base, ...from, language }),
  });
};

export const notifyCancelled: DomainEventHandler<'booking.cancelled'> = async (c, { bookingId, money }) => {
  const { facts, base, visitors } = await readLesson(c, bookingId);
  await toVisitor(c, { facts, kind: 'booking-cancelled', content: bookingCancelled({ ...visitors, money }) });
  await toOwner(c, {
    facts,
    kind: 'owner-cancellation',
    write: (language) => ownerCancellation({ ...base, language, money }),
  });
};

export const notifyReminder: DomainEventHandler<'booking.reminder-due'> = async (c, { bookingId }) => {
  const { facts, visitors } = await readLesson(c, bookingId);
  await toVisitor(c, {
    facts,
    kind: 'booking-reminder',
    content: bookingReminder({ ...visitors, manageUrl: await manageUrl(c, facts) }),
  });
};

/** Paid after the hold expired: the payment is refunded and up to three free times are offered. */
export const notifySlotTaken: DomainEventHandler<'booking.slot-taken'> = async (c, { bookingId, amount }) => {
  const { facts, base, visitors } = await readLesson(c, bookingId);
  await toVisitor(c, {
    facts,
    kind: 'hour-gone',
    content: slotTaken({
      branding: base.branding,
      language: facts.language,
      wanted: visitors.lesson,
      money: { kind: 'refunded', amount },
      free: await nextFreeSlots(c.world, {
        q: c.tx,
        now: c.now,
        count: 3,
        minutes: minutesOf(visitors.lesson),
        courseId: (await lengthOfBooking(c.tx, bookingId)).courseId,
      }),
    }),
  });
};

function minutesOf({ start, end }: BookingFacts['lesson']): number {
  return start.until(end).total('minutes');
}

async function readLesson({ world, tx, now }: Change, bookingId: string) {
  const facts = await bookingFactsOf(tx, world.settings, bookingId);
  const branding = await readBranding(tx, world.settings);
  const base = { branding, lesson: facts.lesson, writtenAt: now };
  const lesson = await lessonForVisitor(tx, facts);
  return { facts, base, visitors: { ...base, lesson, language: facts.language } };
}

async function manageUrl({ world, tx }: Change, facts: BookingFacts): Promise<string> {
  const token = await makeSecretLink(tx, {
    purpose: 'booking',
    subjectId: facts.lesson.bookingId,
    expiresAt: facts.lesson.end.add({ hours: linkDaysAfter * 24 }),
  });
  return world.settings.siteUrl + pageAddress(`/bookings/${token}`, facts.language);
}

/** Deduplicated per claim and kind: a rescheduled booking is announced again. */
async function toVisitor(
  c: Change,
  {
    facts,
    kind,
    content,
    again = '',
  }: { facts: BookingFacts; kind: string; content: EmailContent; again?: string },
): Promise<void> {
  await queueEmail(c, {
    ...content,
    kind,
    language: facts.language,
    to: facts.lesson.email,
    dedupeKey: `${kind}:${facts.claimId}${again}`,
  });
}

async function toOwner(
  c: Change,
  {
    facts,
    kind,
    write,
  }: { facts: BookingFacts; kind: string; write: (language: 'da' | 'en') => EmailContent },
): Promise<void> {
  const owner = await ownerReader(c.tx);
  if (!owner) return;
  await queueEmail(c, {
    ...write(owner.language),
    kind,
    language: owner.language,
    to: owner.email,
    replyTo: facts.lesson.email,
    dedupeKey: `${kind}:${facts.claimId}`,
  });
}
