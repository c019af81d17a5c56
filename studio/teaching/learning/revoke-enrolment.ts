import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { lockEntitlement, writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { movePlanTo } from '#studio/offers/plans/plans.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { orderOfEntitlement } from './enrolments.queries.ts';

export type RevokeOutcome = { ok: true } | { ok: false; refusal: 'not-found' };

/** Ends one enrolment and notifies the person. No refund; an instalment plan stops charging. Idempotent. */
export async function revokeEnrolment(
  world: World,
  who: May<'students'>,
  input: { entitlementId: string; emails: readonly string[]; userId: string | null },
): Promise<RevokeOutcome> {
  const { entitlementId } = input;
  if (!z.guid().safeParse(entitlementId).success) return notFound;
  return change(world, who, async (c): Promise<RevokeOutcome> => {
    // Lock order: orders before entitlements.
    const orderId = await orderOfEntitlement(c.tx, entitlementId);
    if (orderId) await lockOrder(c.tx, orderId);
    const enrolment = await lockEntitlement(c.tx, entitlementId);
    if (enrolment?.kind !== 'enrolment' || !isOf(enrolment, input)) return notFound;
    if (enrolment.balance <= 0) return { ok: true };
    await writeLedger(c, { entitlementId, delta: -1, reason: 'revoked' });
    if (
      orderId &&
      (await movePlanTo(c, { orderId, to: 'ending', set: { end_reason: 'revoked', next_check_at: c.now } }))
    ) {
      await world.jobs.send(c.tx, { name: 'sync-subscription', data: { orderId } });
    }
    const subject = orderId ? `order:${orderId}` : `entitlement:${entitlementId}`;
    const details = { entitlementId, courseId: enrolment.course_id };
    await audit(c, { action: 'course.access-revoked', subject, details });
    const { email, course_id: courseId } = enrolment;
    await publish(c, { type: 'enrolment.revoked', entitlementId, orderId, email, courseId });
    return { ok: true };
  });
}

const notFound = { ok: false, refusal: 'not-found' } as const;

function isOf(
  enrolment: { email: string; user_id: string | null },
  person: { emails: readonly string[]; userId: string | null },
): boolean {
  return (
    person.emails.includes(enrolment.email.toLowerCase()) ||
    (person.userId !== null && enrolment.user_id === person.userId)
  );
}
