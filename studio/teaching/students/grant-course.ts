import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { May } from '#studio/shared/who.ts';
import { isAccessOpen } from '#studio/teaching/learning/enrolments.queries.ts';
import { coursesOfOffers, languageOfPerson } from './credits.queries.ts';
import type { StudentFacts } from './student.queries.ts';

const courseInput = z.object({ courseId: z.string(), reason: z.string().trim().min(1).max(500) });

export type CourseGrantField = keyof typeof courseInput.shape;
export type CourseGrantOutcome =
  | { ok: true }
  | { ok: false; refusal: 'invalid'; fields: CourseGrantField[] }
  | { ok: false; refusal: 'enrolled' };

/** Access to a course without a purchase and without an end: the reason is recorded, and the person emailed. Idempotent per `once`. */
export async function grantCourse(
  world: World,
  who: May<'students'>,
  given: { student: StudentFacts; once: string | null } & Record<CourseGrantField, string>,
): Promise<CourseGrantOutcome> {
  const read = courseInput.safeParse(given);
  if (!read.success) {
    const fields = read.error?.issues.map(({ path }) => path[0] as CourseGrantField) ?? [];
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  const { courseId, reason } = read.data;
  const { email, emails, name, userId } = given.student;
  return change(world, who, async (c): Promise<CourseGrantOutcome> => {
    const course = (await coursesOfOffers(c.tx)).find((one) => one.courseId === courseId);
    if (!course) return { ok: false, refusal: 'invalid', fields: ['courseId'] };
    const make = async () => {
      if (await isAccessOpen(c.tx, { person: { userId, email }, courseId, now: c.now })) return null;
      const entitlementId = await grantEntitlement(c, {
        kind: 'enrolment',
        ...course,
        orderId: null,
        email,
        validUntil: null,
      });
      const subject = `entitlement:${entitlementId}`;
      const details = { courseId, reason };
      await audit(c, { action: 'course.access-granted', subject, details });
      const language = await languageOfPerson(c.tx, emails);
      await publish(c, { type: 'course.granted', entitlementId, courseId, name, language });
      return entitlementId;
    };
    const entitlementId = await runOnce<string | null>(c.tx, { key: given.once, at: c.now, make });
    return entitlementId === null ? { ok: false, refusal: 'enrolled' } : { ok: true };
  });
}
