import type { Tx } from '#platform/db/database.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { courseTitles } from '#studio/learning/owner-courses.queries.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { accessEnded } from './access-ended.ts';

export const notifyAccessEnded: DomainEventHandler<'enrolment.revoked'> = async (world, tx, event) => {
  if (!event.email) return;
  const { name, language } = await personOf(tx, event);
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

/** From the order, else from the account with this address. */
async function personOf(tx: Tx, { orderId, email }: { orderId: string | null; email: string }) {
  const order = orderId
    ? await tx.selectFrom('orders').select(['name', 'language']).where('id', '=', orderId).executeTakeFirst()
    : undefined;
  if (order) return order;
  const user = await tx
    .selectFrom('users')
    .select(['name', 'language'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return { name: user?.name ?? '', language: user?.language ?? ('en' as const) };
}
