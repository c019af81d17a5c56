import { data, redirect } from 'react-router';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { SlotList } from '#app/ui/slot-list.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { findBookingId } from '#studio/calendar/booking/find-booking.queries.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/manage-move';
import { BookingCard } from './booking-card.tsx';
import { manageWords } from './manage.messages.ts';
import { readManage, readMoveSlots } from './read-manage.ts';

/** `/bookings/<token>/move`: free hours; close to the start it creates a reschedule request for the owner. */
export async function loader(asking: Route.LoaderArgs) {
  const page = await readManage(asking);
  const { canMove, rescheduleRefusal } = page.rights;
  if (!canMove && rescheduleRefusal !== 'too-late') throw redirect(`/bookings/${asking.params.token}`);
  return { ...page, slots: await readMoveSlots(asking) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const slotStart = textOf(await readForm(request), 'slot_start');
  const { token } = params;
  const who = await whoOf(request, context);
  const world = worldOf(context);
  if (!(await findBookingId(world, who, { token }))) throw data(null, { status: 404 });
  if (slotStart === '') return data({ refusal: 'pick' as const, slotStart }, 400);
  await refreshBusyTimes(world);
  const outcome = await rescheduleBooking(world, who, { token, slotStart });
  if (outcome.ok)
    return redirect(`/bookings/${token}?done=${outcome.moved === 'now' ? 'moved' : 'requested'}`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const status = outcome.refusal === 'not-offered' ? 400 : 409;
  return data({ refusal: outcome.refusal, slotStart }, status);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(
    loaderData?.frame,
    manageWords(loaderData?.language ?? 'en', loaderData?.kind ?? 'session').moveTitle,
  );
}

export default function ManageMove({ loaderData, actionData }: Route.ComponentProps) {
  const words = manageWords(loaderData.language, loaderData.kind);
  const { slots, here, card, rights } = loaderData;
  const isRequest = rights.rescheduleRefusal === 'too-late';
  const refusal = actionData?.refusal;
  return (
    <SitePage frame={loaderData.frame}>
      <PlainHead
        headline={words.moveTitle}
        lead={isRequest ? words.askLead : `${words.moveLead} ${loaderData.paymentSentence}`.trim()}
      />
      <div className="wrap manage-page">
        <BookingCard card={card} />
        <form method="post" action={`${here}/move`} className="form">
          {refusal && (
            <p className="error" role="alert" id="move-error">
              <span>{refusal === 'pick' ? words.pick : words.refusals[refusal]}</span>
            </p>
          )}
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
            <button className="button" type="submit">
              {isRequest ? words.askButton : words.moveButton}
            </button>
            <a className="text-link" href={here}>
              {loaderData.state === 'new-time' ? words.newTime.back : words.back}
            </a>
          </div>
        </form>
      </div>
    </SitePage>
  );
}
