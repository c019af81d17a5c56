import type { EventHandler } from '#platform/world.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { ownerReader } from '#studio/notifications/bookings/booking-email.queries.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { openTask } from './open-task.ts';

/** Opens the owner's task, with what is known about the payment. */
export const openAnswerTask: EventHandler<{ applicationId: string }> = async (
  world,
  tx,
  { applicationId },
) => {
  const application = await tx
    .selectFrom('applications')
    .leftJoin('orders', (join) =>
      join.onRef('orders.application_id', '=', 'applications.id').on('orders.state', '=', 'authorised'),
    )
    .select([
      'applications.offer_id as offerId',
      'applications.first_name as firstName',
      'applications.last_name as lastName',
      'applications.email',
      'applications.answer_by as answerBy',
      'orders.number as orderNumber',
      'orders.total_minor as amountMinor',
      'orders.currency',
      'orders.authorised_until as authorisedUntil',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const { orderNumber, amountMinor, currency, authorisedUntil } = application;
  const owner = await ownerReader(tx);
  const answerDay = Temporal.PlainDate.from(application.answerBy);
  const answerAt = answerDay.toZonedDateTime({ timeZone: studioTimeZone, plainTime: '17:00' }).toInstant();
  const isSooner = authorisedUntil && Temporal.Instant.compare(authorisedUntil, answerAt) < 0;
  await openTask(world, tx, {
    kind: 'answer-application',
    subjectId: applicationId,
    details: {
      name: `${application.firstName} ${application.lastName}`,
      email: application.email,
      what: await offerTitle(tx, application.offerId, owner?.language ?? 'en'),
      ...(orderNumber && amountMinor && currency ? { orderNumber, amountMinor, currency } : {}),
    },
    dueAt: isSooner ? authorisedUntil : answerAt,
  });
};
