import { openDates, openTerms } from '#studio/calendar/dates/dates.queries.ts';
import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { moveUnitsTo, takeUnits } from '#studio/offers/inventory/units.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';

/** From `dateId`, else the next open date. Without one a workshop becomes a credit; a programme is not sold. */
export async function reserveUnit(
  c: Write,
  entry: CatalogueOffer,
  order: { orderId: string; sessionExpiresAt: Temporal.Instant; dateId?: string | null },
): Promise<'reserved' | 'none-needed' | 'sold-out' | 'no-date' | 'date-closed'> {
  const until = { state: 'held' as const, expiresAt: order.sessionExpiresAt };
  if (entry.grants === 'order' && entry.kind === 'goods') {
    return (await takeUnits(c, {
      pool: { offerId: entry.id },
      orderId: order.orderId,
      quantity: 1,
      to: until,
    }))
      ? 'reserved'
      : 'sold-out';
  }
  if (entry.grants !== 'seat') return order.dateId ? 'date-closed' : 'none-needed';
  const today = studioDay(c.now);
  if (entry.termOf) return reserveTerm(c, { classId: entry.termOf, order, today });
  const open = await openDates(c.tx, entry.id, today);
  const dates = open.filter(({ id }) => !order.dateId || id === order.dateId);
  if (order.dateId && dates.length === 0) return 'date-closed';
  for (const { id: dateId } of dates) {
    if (await takeUnits(c, { pool: { dateId }, orderId: order.orderId, quantity: 1, to: until }))
      return 'reserved';
  }
  if (dates.length > 0) return 'sold-out';
  return entry.capture === 'now' ? 'none-needed' : 'no-date';
}

/** A seat in each date of the term that the date belongs to, else of the next term with places. */
async function reserveTerm(
  c: Write,
  {
    classId,
    order,
    today,
  }: {
    classId: string;
    order: { orderId: string; sessionExpiresAt: Temporal.Instant; dateId?: string | null };
    today: Temporal.PlainDate;
  },
): Promise<'reserved' | 'sold-out' | 'no-date' | 'date-closed'> {
  const { orderId, dateId } = order;
  const open = await openTerms(c.tx, classId, today);
  const terms = open.filter((ids) => !dateId || ids.includes(dateId));
  if (terms.length === 0) return dateId ? 'date-closed' : 'no-date';
  const to = { state: 'held' as const, expiresAt: order.sessionExpiresAt };
  for (const term of terms) {
    if (await takeTerm(c, { term, orderId, to })) return 'reserved';
  }
  return 'sold-out';
}

/** All or nothing: what was taken before a full date is free again. The dates are locked in their order. */
export async function takeTerm(
  c: Write,
  {
    term,
    orderId,
    to,
  }: { term: readonly string[]; orderId: string; to: Parameters<typeof takeUnits>[1]['to'] },
): Promise<boolean> {
  for (const dateId of term) {
    if (await takeUnits(c, { pool: { dateId }, orderId, quantity: 1, to })) continue;
    await moveUnitsTo(c, { orderId, to: 'free' });
    return false;
  }
  return true;
}

/** All or nothing; on false the caller releases the units taken so far. */
export async function reserveStock(
  c: Write,
  lines: ReadonlyArray<{ offerId: string; quantity: number }>,
  order: { orderId: string; sessionExpiresAt: Temporal.Instant },
): Promise<boolean> {
  const until = { state: 'held' as const, expiresAt: order.sessionExpiresAt };
  for (const { offerId, quantity } of lines) {
    if (!(await takeUnits(c, { pool: { offerId }, orderId: order.orderId, quantity, to: until })))
      return false;
  }
  return true;
}
