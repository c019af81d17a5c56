import { data, Form, redirect, useNavigation } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { SlotList } from '#app/ui/slot-list.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { accountOf } from '#app/web/session/who.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { bookWithCredit } from '#studio/calendar/booking/book-with-credit.ts';
import { ownCredits } from '#studio/calendar/booking/own-credits.queries.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Route } from './+types/use-credit';
import { bookingsMessages } from './bookings.messages.ts';

/** `/dashboard/credits/<credit>`: books a free hour against this credit. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, `/dashboard/credits/${params.credit}`);
  const world = worldOf(context);
  const credit = await ownCredit(world, who, params.credit);
  const { defaultPlace } = await shownBookingRules(world);
  const { language } = who;
  return {
    slots: await listSlots(world, who, { kind: 'session', language, timeZone: null }),
    title: credit.title,
    until: credit.validUntil && formats[language].day(credit.validUntil),
    defaultPlace,
  };
}

/** An unused paid session; another account's is 404. */
async function ownCredit(world: World, who: Who, creditId: string) {
  const credits = await ownCredits(world.db.query, who, world.clock.now());
  const credit = credits.find(({ id, isSession }) => id === creditId && isSession);
  if (!credit) throw data(null, { status: 404 });
  return credit;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await signedIn(request, context, `/dashboard/credits/${params.credit}`);
  const form = await readForm(request);
  const slotStart = textOf(form, 'slot_start');
  const place = textOf(form, 'place') || null;
  const words = bookingsMessages[who.language];
  if (slotStart === '') {
    await ownCredit(worldOf(context), who, params.credit);
    return data({ problem: words.pick, slotStart, place }, 400);
  }
  const account = await accountOf(request, context);
  const world = worldOf(context);
  await refreshBusyTimes(world);
  const outcome = await bookWithCredit(world, who, {
    entitlementId: params.credit,
    name: account?.name || who.email,
    slotStart,
    place,
  });
  if (outcome.ok) return redirect('/dashboard/bookings?done=booked', 303);
  return data({ problem: outcome.message, slotStart, place }, outcome.refusal === 'bad-input' ? 400 : 409);
}

export default function UseCredit({ loaderData, actionData }: Route.ComponentProps) {
  const { slots, title, until, defaultPlace } = loaderData;
  const words = useWords(bookingsMessages);
  const isBusy = useNavigation().state !== 'idle';
  const places = (['studio', 'online'] as const).map((value) => ({ value, label: words.places[value] }));
  return (
    <StudentFrame
      section="bookings"
      title={title}
      lead={until ? `${words.bookLead} ${words.until(until)}.` : words.bookLead}
      back={
        <TextLink href="/dashboard/bookings" leads="back">
          {words.back}
        </TextLink>
      }
    >
      <Form method="post" className="form manage-page">
        {actionData ? (
          <p className="error" role="alert" id="credit-error">
            <span>{actionData.problem}</span>
          </p>
        ) : null}
        <RadioGroup
          name="place"
          idPrefix="credit"
          label={words.place}
          options={places}
          chosen={actionData?.place ?? defaultPlace}
        />
        <fieldset {...(actionData ? { 'aria-describedby': 'credit-error' } : {})}>
          <legend className="hint">{slots.zoneNote}</legend>
          {slots.days.length === 0 ? (
            <p className="notice">{words.noTimes}</p>
          ) : (
            <SlotList
              name="slot_start"
              days={slots.days}
              headingLevel={2}
              chosen={actionData?.slotStart ?? null}
            />
          )}
        </fieldset>
        <div className="actions">
          <Button type="submit" isBusy={isBusy}>
            {words.bookButton}
          </Button>
        </div>
      </Form>
    </StudentFrame>
  );
}
