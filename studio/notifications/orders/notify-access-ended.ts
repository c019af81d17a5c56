import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { courseTitles } from '#studio/learning/owner-courses.queries.ts';
import { accessEnded } from './access-ended.ts';

interface Enrolment {
  id: string;
  order_id: string | null;
  course_id: string | null;
  email: string;
}

export async function notifyAccessEnded(world: World, tx: Tx, enrolment: Enrolment): Promise<void> {
  if (!enrolment.email) return;
  const { name, language } = await personOf(tx, enrolment);
  const courseId = enrolment.course_id ?? '';
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
    to: enrolment.email,
    dedupeKey: `access-ended:${enrolment.id}`,
  });
}

/** From the order, else from the account with this address. */
async function personOf(tx: Tx, { order_id, email }: Enrolment) {
  const order = order_id
    ? await tx.selectFrom('orders').select(['name', 'language']).where('id', '=', order_id).executeTakeFirst()
    : undefined;
  if (order) return order;
  const user = await tx
    .selectFrom('users')
    .select(['name', 'language'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return { name: user?.name ?? '', language: user?.language ?? ('en' as const) };
}
