import { data, Form, redirect, useNavigation } from 'react-router';
import { BookingCard } from '#app/routes/calendar/booking/booking-card.tsx';
import { manageWords, noNewTime } from '#app/routes/calendar/booking/manage.messages.ts';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import type { Route } from './+types/cancel';
import { ownBooking, readOwnBooking } from './own-booking.ts';

/** `/dashboard/bookings/<booking>/cancel`: shows the refund before the button. */
export async function loader(asking: Route.LoaderArgs) {
  const page = await readOwnBooking(asking);
  if (!page.rights.canCancel) throw redirect('/dashboard/bookings');
  return page;
}

/** A repeated or late cancellation redirects to the list. */
export async function action(asking: Route.ActionArgs) {
  const { who, booking } = await ownBooking(asking);
  const promised = textOf(await readForm(asking.request), 'promised');
  const outcome = await cancelBooking(worldOf(asking.context), who, { bookingId: booking.id, promised });
  if (!outcome.ok && outcome.refusal === 'money-changed') return data({ isMoneyChanged: true }, 409);
  if (!outcome.ok && outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return redirect(`/dashboard/bookings${outcome.ok ? '?done=cancelled' : ''}`, 303);
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, card, moneyBefore, rights, isOffered } = loaderData;
  const words = manageWords(useLanguage(), kind);
  const refund = noNewTime(rights, words);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <StudentFrame section="bookings" title={isOffered ? refund : words.cancelTitle}>
      <div className="manage-page">
        <BookingCard card={card} />
        {actionData?.isMoneyChanged && (
          <p className="error" role="alert">
            <span>{words.moneyChanged}</span>
          </p>
        )}
        <p className="notice">{moneyBefore}</p>
        <Form method="post" className="actions">
          <input type="hidden" name="promised" value={rights.cancelMoney} />
          <Button type="submit" isBusy={isBusy}>
            {isOffered ? refund : words.cancelButton}
          </Button>
          <TextLink href="/dashboard/bookings">{isOffered ? words.newTime.back : words.back}</TextLink>
        </Form>
      </div>
    </StudentFrame>
  );
}
