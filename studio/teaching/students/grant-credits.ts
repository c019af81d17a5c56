import { z } from 'zod';
import type { World } from '#platform/world.ts';
import {
  grantEntitlement,
  lockEntitlement,
  writeLedger,
} from '#studio/offers/entitlements/entitlements.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { endOfMonths } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { wholeText } from '#studio/shared/whole-number.ts';
import { languageOfPerson, sessionOffers } from './credits.queries.ts';
import type { StudentFacts } from './student.queries.ts';

export const mostCredits = 50;

const reason = z.string().trim().min(1).max(500);

const grantInput = z.object({
  offerId: z.string(),
  count: wholeText({ from: 1, to: mostCredits }),
  /** Empty: without an end. */
  months: z.union([z.literal('').transform(() => null), wholeText({ from: 1, to: 120 })]),
  reason,
});

export type GrantField = keyof typeof grantInput.shape;
export type GrantOutcome = { ok: true } | { ok: false; refusal: 'invalid'; fields: GrantField[] };

/** Session credits without a purchase: the reason is recorded, and the person emailed. Idempotent per `once`. */
export async function grantCredits(
  world: World,
  who: May<'students'>,
  given: { student: StudentFacts; once: string | null } & Record<GrantField, string>,
): Promise<GrantOutcome> {
  const read = grantInput.safeParse(given);
  if (!read.success) {
    const fields = read.error?.issues.map(({ path }) => path[0] as GrantField) ?? [];
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  const { offerId, count, months } = read.data;
  const { email, emails, name } = given.student;
  return change(world, who, async (c): Promise<GrantOutcome> => {
    if (!(await sessionOffers(c.tx)).includes(offerId)) {
      return { ok: false, refusal: 'invalid', fields: ['offerId'] };
    }
    const make = async () => {
      const validUntil = months === null ? null : endOfMonths(c.now, months);
      const entitlementId = await grantEntitlement(c, {
        kind: 'credit',
        offerId,
        orderId: null,
        email,
        validUntil,
        amount: count,
      });
      const details = { count, reason: read.data.reason };
      const subject = `entitlement:${entitlementId}`;
      await audit(c, { action: 'credit.granted', subject, details });
      const language = await languageOfPerson(c.tx, emails);
      await publish(c, { type: 'credit.granted', entitlementId, count, name, language });
      return entitlementId;
    };
    await runOnce(c.tx, { key: given.once, at: c.now, make });
    return { ok: true };
  });
}

export type RevokeCreditsOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'no-reason' };

/** Takes back what is left of a granted credit. A bought one is refunded through its order. Idempotent. */
export async function revokeCredits(
  world: World,
  who: May<'students'>,
  given: { entitlementId: string; emails: readonly string[]; reason: string },
): Promise<RevokeCreditsOutcome> {
  const { entitlementId } = given;
  if (!z.guid().safeParse(entitlementId).success) return notFound;
  const read = reason.safeParse(given.reason);
  if (!read.success) return { ok: false, refusal: 'no-reason' };
  return change(world, who, async (c): Promise<RevokeCreditsOutcome> => {
    const credit = await lockEntitlement(c.tx, entitlementId);
    if (credit?.kind !== 'credit' || credit.order_id !== null) return notFound;
    if (!given.emails.includes(credit.email.toLowerCase())) return notFound;
    if (credit.balance <= 0) return { ok: true };
    await writeLedger(c, { entitlementId, delta: -credit.balance, reason: 'revoked' });
    const details = { count: credit.balance, reason: read.data };
    const subject = `entitlement:${entitlementId}`;
    await audit(c, { action: 'credit.revoked', subject, details });
    return { ok: true };
  });
}

const notFound = { ok: false, refusal: 'not-found' } as const;
