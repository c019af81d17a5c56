import { data, type RouterContextProvider } from 'react-router';
import { type ManageWords, manageWords } from '#app/routes/booking/manage.messages.ts';
import { readBookingCard } from '#app/routes/booking/read-booking-card.ts';
import { moneyBefore } from '#app/routes/booking/read-manage.ts';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { studentPage } from '#app/routes/dashboard/student-page.ts';
import { worldOf } from '#app/web/world.ts';
import { lengthOfBooking } from '#studio/booking/booking-kind.queries.ts';
import { findOwnBooking } from '#studio/paid-bookings/linked-booking.queries.ts';

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

export async function readOwnBooking(asking: Asking, title: (words: ManageWords) => string) {
  const { who, booking } = await ownBooking(asking);
  const world = worldOf(asking.context);
  const page = await studentPage(asking.context, who, (language) =>
    title(manageWords(language, booking.kind)),
  );
  return {
    ...page,
    ...(await lengthOfBooking(world.db.query, booking.id)),
    timeZone: booking.timeZone,
    rights: booking.rights,
    card: await readBookingCard(world, booking.id, page.language),
    moneyBefore: moneyBefore(booking, page.language),
    here: `/dashboard/bookings/${booking.id}`,
  };
}
