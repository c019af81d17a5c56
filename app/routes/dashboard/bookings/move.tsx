import { data, Form, redirect, useNavigation } from 'react-router';
import { BookingCard } from '#app/routes/calendar/booking/booking-card.tsx';
import { manageWords } from '#app/routes/calendar/booking/manage.messages.ts';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { SlotList } from '#app/ui/slot-list.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import type { Route } from './+types/move';
import { ownBooking, readOwnBooking } from './own-booking.ts';

/** `/dashboard/bookings/<booking>/move`; close to the start it creates a reschedule request. */
export async function loader(asking: Route.LoaderArgs) {
  const page = await readOwnBooking(asking);
  const { canMove, rescheduleRefusal } = page.rights;
  if (rescheduleRefusal === 'over') throw redirect('/dashboard/bookings');
  const { who, booking } = await ownBooking(asking);
  const bookingId = booking.id;
  const { kind, minutes, courseId, timeZone } = page;
  const { language } = who;
  const slots =
    canMove || rescheduleRefusal === 'too-late'
      ? await listSlots(worldOf(asking.context), who, {
          kind,
          minutes,
          courseId,
          bookingId,
          language,
          timeZone,
        })
      : { days: [], zoneNote: '' };
  return { ...page, slots };
}

export async function action(asking: Route.ActionArgs) {
  const { who, booking } = await ownBooking(asking);
  const slotStart = textOf(await readForm(asking.request), 'slot_start');
  if (slotStart === '') return data({ refusal: 'pick' as const, slotStart }, 400);
  const world = worldOf(asking.context);
  await refreshBusyTimes(world);
  const outcome = await rescheduleBooking(world, who, { bookingId: booking.id, slotStart });
  if (outcome.ok) {
    return redirect(`/dashboard/bookings?done=${outcome.moved === 'now' ? 'moved' : 'requested'}`, 303);
  }
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data({ refusal: outcome.refusal, slotStart }, outcome.refusal === 'not-offered' ? 400 : 409);
}

export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, card, rights, slots } = loaderData;
  const words = manageWords(useLanguage(), kind);
  const isRequest = rights.rescheduleRefusal === 'too-late';
  const refusal = actionData?.refusal;
  const isBusy = useNavigation().state !== 'idle';
  const back = (
    <TextLink href="/dashboard/bookings">{loaderData.isOffered ? words.newTime.back : words.back}</TextLink>
  );
  if (rights.rescheduleRefusal === 'no-reschedules-left') {
    return (
      <StudentFrame section="bookings" title={words.moveTitle} lead={words.noReschedules}>
        <div className="manage-page">
          <BookingCard card={card} />
          <p className="actions">{back}</p>
        </div>
      </StudentFrame>
    );
  }
  return (
    <StudentFrame
      section="bookings"
      title={words.moveTitle}
      lead={isRequest ? words.askLead : words.moveLead}
    >
      <div className="manage-page">
        <BookingCard card={card} />
        <Form method="post" className="form">
          {refusal ? (
            <p className="error" role="alert" id="move-error">
              <span>{refusal === 'pick' ? words.pick : words.refusals[refusal]}</span>
            </p>
          ) : null}
          <fieldset {...(refusal ? { 'aria-describedby': 'move-error' } : {})}>
            <legend className="hint">{slots.zoneNote}</legend>
            {slots.days.length === 0 ? (
              <p className="notice">{words.noTimes}</p>
            ) : (
              <SlotList
                name="slot_start"
                days={slots.days}
                headingLevel={2}
                isFolded
                chosen={actionData?.slotStart ?? null}
              />
            )}
          </fieldset>
          <div className="actions">
            <Button type="submit" isBusy={isBusy}>
              {isRequest ? words.askButton : words.moveButton}
            </Button>
            {back}
          </div>
        </Form>
      </div>
    </StudentFrame>
  );
}
