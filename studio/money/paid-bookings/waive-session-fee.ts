import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { keptForSession } from '#studio/money/paid-bookings/missed-session.queries.ts';
import { type RefundOrderOutcome, refundOrder } from '#studio/money/refunds/refund-order.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { refundBooking } from './refund-booking.ts';

export type WaiveFeeOutcome =
  | { ok: true; kind: 'refunded' | 'credit-returned' }
  | { ok: false; refusal: 'not-found' | 'nothing-kept' | 'bad-amount' | 'changed' };

type RefundRefusal = Extract<RefundOrderOutcome, { ok: false }>['refusal'];

const refusals: Record<RefundRefusal, Extract<WaiveFeeOutcome, { ok: false }>['refusal']> = {
  'not-found': 'not-found',
  'bad-amount': 'bad-amount',
  'too-much': 'bad-amount',
  'no-reason': 'bad-amount',
  'nothing-left': 'nothing-kept',
  changed: 'changed',
};

interface WaiveFeeInput {
  bookingId: string;
  /** Minor units; null: everything, or the credit. */
  amountMinor: number | null;
  /** What was kept when the page was shown. */
  seenLeftMinor: number;
  /** Why, for the history of the order. */
  note: string;
  once: string | null;
}

/**
 * By the rule of the offer the payment or credit of a session that was missed or cancelled late is kept. The owner
 * returns it, or a part of it. Idempotent per `once`; a credit is returned once.
 */
export async function waiveSessionFee(
  world: World,
  who: May<'calendar'>,
  { bookingId, amountMinor, ...seen }: WaiveFeeInput,
): Promise<WaiveFeeOutcome> {
  if (!z.guid().safeParse(bookingId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  const kept = await keptForSession(world.db.query, bookingId);
  if (kept?.kind !== 'paid') return returnKeptCredit(world, who, bookingId);
  const refund = { orderId: kept.orderId, amountMinor: amountMinor ?? 'all', ...seen };
  const outcome = await refundOrder(world, who, refund);
  return outcome.ok ? { ok: true, kind: 'refunded' } : { ok: false, refusal: refusals[outcome.refusal] };
}

async function returnKeptCredit(
  world: World,
  who: May<'calendar'>,
  bookingId: string,
): Promise<WaiveFeeOutcome> {
  return change(world, who, async (c): Promise<WaiveFeeOutcome> => {
    const locked = await lockBooking(c.tx, bookingId);
    const kept = await keptForSession(c.tx, bookingId);
    if (!locked || kept?.kind !== 'credit') return { ok: false, refusal: 'nothing-kept' };
    const { booking } = locked;
    const money = await refundBooking(c, { booking, allBack: true, actor: 'owner' });
    if (money.kind !== 'credit-returned') return { ok: false, refusal: 'nothing-kept' };
    await audit(c, { action: 'credit.returned', subject: `booking:${bookingId}` });
    return { ok: true, kind: 'credit-returned' };
  });
}
