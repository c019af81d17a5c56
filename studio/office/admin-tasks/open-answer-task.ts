import { ownerReader } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import type { EventHandler } from '#studio/shared/events.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { openTask } from './open-task.ts';
import { applicationToAnswer } from './task-subject.queries.ts';

/** Opens the owner's task, with what is known about the payment. */
export const openAnswerTask: EventHandler<{ applicationId: string }> = async (c, { applicationId }) => {
  const application = await applicationToAnswer(c.tx, applicationId);
  const { orderNumber, amountMinor, currency, authorisedUntil } = application;
  const owner = await ownerReader(c.tx);
  const answerDay = Temporal.PlainDate.from(application.answerBy);
  const answerAt = answerDay.toZonedDateTime({ timeZone: studioTimeZone, plainTime: '17:00' }).toInstant();
  const isSooner = authorisedUntil && Temporal.Instant.compare(authorisedUntil, answerAt) < 0;
  await openTask(c, {
    kind: 'answer-application',
    subjectId: applicationId,
    details: {
      name: `${application.firstName} ${application.lastName}`,
      email: application.email,
      what: await offerTitle(c.tx, application.offerId, owner?.language ?? 'en'),
      ...(orderNumber && amountMinor && currency ? { orderNumber, amountMinor, currency } : {}),
    },
    dueAt: isSooner ? authorisedUntil : answerAt,
  });
};
