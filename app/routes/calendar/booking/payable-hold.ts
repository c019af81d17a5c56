import { type ActionFunctionArgs, data } from 'react-router';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { payableHold } from '#studio/money/checkout/open-order.ts';
import { bookingByLink } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { readCurrency } from '#studio/shared/money.ts';

export const managePage = '/bookings/:token';

/** A session reserved by the owner; null: it cannot be paid in this currency. An unknown link is 404. */
export async function payableByBookingLink(
  { request, context, params }: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  typedCurrency: string,
) {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const booking = await bookingByLink(world, who, params.token ?? '');
  if (!booking) throw data(null, { status: 404 });
  const currency = readCurrency(typedCurrency);
  if (booking.state !== 'held' || !currency) return null;
  return payableHold(world, who, { bookingId: booking.id, currency });
}
