import { data, Form, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { bookingForOwner, timeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { cancelDay, type DayChoice, suggestHours } from '#studio/money/paid-bookings/cancel-day.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { dayText, endOfDay, startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/cancel-day';
import { bookingsMessages } from './bookings.messages.ts';
import { cancelDayMessages } from './cancel-day.messages.ts';
import { type BookingPageView, readBookingPage } from './read-booking.ts';

/** `/admin/bookings/cancel-day?day=`: every person's refund or new time, chosen before anything is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const view = await readCancelDay(world, { ...who, language }, url.searchParams.get('day') ?? '');
  return { view };
}

interface PersonOfDay {
  id: string;
  name: string;
  when: string;
  seen: string;
  options: Array<{ value: string; label: string }>;
}

/** What would happen to each booking of a day that has not begun; null: the day is over, or none. */
async function readCancelDay(world: World, who: May<'calendar'> & { language: Language }, text: string) {
  const { language } = who;
  const now = world.clock.now();
  const read = dayText.safeParse(text);
  const today = studioDay(now);
  if (!read.success || Temporal.PlainDate.compare(read.data, today) < 0) return null;
  const day = read.data;
  const range = { from: startOfDay(day), to: endOfDay(day) };
  const taken = (await timeTaken(world.db.query, { who, range, now })).filter(
    ({ start }) => Temporal.Instant.compare(start, now) > 0,
  );
  const bookings = taken.flatMap(({ bookingId, start, end }) =>
    bookingId ? [{ id: bookingId, minutes: start.until(end).total('minutes') }] : [],
  );
  const hours = await suggestHours(world, day, bookings);
  const people: PersonOfDay[] = [];
  for (const { id } of bookings) {
    const booking = await readBookingPage(world, who, id);
    if (booking) people.push(personOf(booking, hours.get(id), language));
  }
  const dates = taken.flatMap(({ dateId, offerId }) => (dateId ? [{ dateId, offerId }] : []));
  const titles = await offerTitles(
    world.db.query,
    [...new Set(dates.flatMap(({ offerId }) => offerId ?? []))],
    language,
  );
  return {
    day: day.toString(),
    title: formats[language].day(day),
    people,
    dates: dates.map(({ dateId, offerId }) => ({
      href: `/admin/dates/${dateId}`,
      text: (offerId && titles.get(offerId)) || dateId,
    })),
  };
}

function personOf(
  booking: BookingPageView,
  to: Temporal.Instant | undefined,
  language: Language,
): PersonOfDay {
  const words = cancelDayMessages[language];
  const { id, name, when, seen, money, state } = booking;
  const isHeld = state === 'held' || state === 'expiring';
  const back =
    money?.kind === 'paid'
      ? words.refund(money.amount)
      : money
        ? money.kind === 'credit'
          ? words.credit
          : words.invoice(money.number)
        : isHeld
          ? words.release
          : words.free;
  const move =
    to && !isHeld ? [{ value: to.toString(), label: words.move(formats[language].dayAndTime(to)) }] : [];
  return { id, name, when, seen, options: [{ value: 'back', label: back }, ...move] };
}

/** The fields of one booking: `choice-<id>` and `seen-<id>`. */
function dayChoicesIn(form: FormData): DayChoice[] {
  return [...form.entries()].flatMap(([name, value]) => {
    if (!name.startsWith('choice-')) return [];
    const bookingId = name.slice('choice-'.length);
    const to = instantOf(String(value));
    if (to === undefined) return [];
    return [{ bookingId, seen: String(form.get(`seen-${bookingId}`) ?? ''), to }];
  });
}

/** Undefined: neither a time nor 'back'. */
function instantOf(text: string): Temporal.Instant | null | undefined {
  if (text === 'back') return null;
  try {
    return Temporal.Instant.from(text);
  } catch {
    return undefined;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const day = (searchParams.get('day') ?? '').trim();
  const outcome = await cancelDay(world, who, {
    day,
    note: textOf(form, 'note'),
    choices: dayChoicesIn(form),
  });
  if (!outcome.ok) return data({ items: [] }, { status: 400 });
  if (outcome.notDone.length === 0) throw redirect(`/admin/bookings?day=${day}&flash=day-cancelled`, 303);
  const { refusals } = cancelDayMessages[language];
  const items: Array<{ text: string; href: string }> = [];
  for (const { bookingId, refusal } of outcome.notDone) {
    const name = (await bookingForOwner(world.db.query, who, bookingId))?.name ?? bookingId;
    items.push({ text: `${name}: ${refusals[refusal]}`, href: `/admin/bookings/${bookingId}` });
  }
  return data({ items }, { status: 409 });
}

export default function CancelDay({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { view } = loaderData;
  const words = useWords(cancelDayMessages);
  const common = bookingsMessages[language];
  return (
    <AdminFrame
      page="bookings"
      title={view ? words.title(view.title) : common.cancelDay}
      lead={view ? words.lead : words.badDay}
      back={{ href: view ? `/admin/bookings?day=${view.day}` : '/admin/bookings', label: common.back }}
    >
      {actionData && (
        <Refused
          title={common.problem}
          text={actionData.items.length > 0 ? words.notDone : words.badDay}
          items={actionData.items}
        />
      )}
      {view && <Choices view={view} />}
    </AdminFrame>
  );
}

type View = NonNullable<Route.ComponentProps['loaderData']['view']>;

function Choices({ view }: { view: View }) {
  const words = useWords(cancelDayMessages);
  return (
    <Form method="post" className="admin-form" noValidate>
      {view.people.length === 0 && <p>{words.nothing}</p>}
      {view.people.map(({ id, name, when, seen, options }) => (
        <div key={id}>
          <input type="hidden" name={`seen-${id}`} value={seen} />
          <RadioGroup
            name={`choice-${id}`}
            idPrefix="day"
            label={`${name}, ${when}`}
            isStacked
            chosen="back"
            options={options}
          />
        </div>
      ))}
      {view.dates.length > 0 && (
        <div>
          <p>{words.dates}</p>
          <ul className="obstacle stack tight">
            {view.dates.map(({ href, text }) => (
              <li key={href}>
                <TextLink href={href}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextField name="note" idPrefix="day" label={words.note} hint={words.noteHint} maxLength={200} />
      <div className="actions">
        <SubmitButton variant="wrong" label={words.submit(view.people.length)} />
      </div>
    </Form>
  );
}
