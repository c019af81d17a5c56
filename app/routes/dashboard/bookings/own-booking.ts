import { data, type RouterContextProvider } from 'react-router';
import { readBookingCard } from '#app/routes/calendar/booking/read-booking-card.ts';
import { moneyBefore } from '#app/routes/calendar/booking/read-manage.ts';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { worldOf } from '#app/web/world.ts';
import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import { findOwnBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';

interface Asking {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { booking: string };
}

/** A booking of another account is 404. */
export async function ownBooking({ request, context, params }: Asking) {
  const who = await signedIn(request, context, new URL(request.url).pathname);
  const booking = await findOwnBooking(worldOf(context), who, params.booking);
  if (!booking) throw data(null, { status: 404 });
  return { who, booking };
}

export async function readOwnBooking(asking: Asking) {
  const { who, booking } = await ownBooking(asking);
  const world = worldOf(asking.context);
  return {
    ...(await lengthOfBooking(world.db.query, booking.id)),
    timeZone: booking.timeZone,
    rights: booking.rights,
    isOffered: booking.newTimeOfferedAt !== null,
    card: await readBookingCard(world, booking.id, who.language),
    moneyBefore: moneyBefore(booking, who.language),
    here: `/dashboard/bookings/${booking.id}`,
  };
}
