import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { courseTitles } from '#studio/learning/owner-courses.queries.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { accessEnded } from './access-ended.ts';
import { personWithAccess } from './order.queries.ts';

export const notifyAccessEnded: DomainEventHandler<'enrolment.revoked'> = async (world, tx, event) => {
  if (!event.email) return;
  const { name, language } = await personWithAccess(tx, event);
  const courseId = event.courseId ?? '';
  const [course] = await courseTitles(tx, [courseId], language);
  await queueEmail(world, tx, {
    ...accessEnded({
      branding: await readBranding(tx, world.settings),
      language,
      name,
      course: course?.title ?? courseId,
    }),
    kind: 'access-ended',
    language,
    to: event.email,
    dedupeKey: `access-ended:${event.entitlementId}`,
  });
};
