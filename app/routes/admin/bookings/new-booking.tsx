import { data, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { creditsLeftOf } from '#studio/booking/credits-left.queries.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { type BookForInput, bookFor } from '#studio/owner-calendar/book-for.ts';
import { ownerCovers } from '#studio/owner-calendar/owner-cover.ts';
import { adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/new-booking';
import { BookingFormPage } from './booking-form-page.tsx';
import { bookingsMessages } from './bookings.messages.ts';
import { describeConflicts } from './describe-conflict.ts';
import { newBookingMessages } from './new-booking.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/bookings/new`; prefilled by `?name=&email=&day=&time=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly(request, context, url.pathname + url.search);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const { defaultPlace } = await shownBookingRules(world);
  const parameter = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 254);
  const email = parameter('email');
  const typed: BookForInput = {
    name: parameter('name'),
    email,
    day: parameter('day'),
    time: parameter('time'),
    place: defaultPlace,
    cover: parameter('cover') || 'at-session',
    language:
      parameter('language') === 'en' || parameter('language') === 'da' ? parameter('language') : language,
  };
  const credits = email ? await creditsLeftOf(world.db.query, { who, email, now: world.clock.now() }) : null;
  return { language, studioName, typed, credits };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, '/admin/bookings/new');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const typed: BookForInput = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    day: textOf(form, 'day'),
    time: textOf(form, 'time'),
    place: textOf(form, 'place'),
    cover: textOf(form, 'cover'),
    language: textOf(form, 'language'),
  };
  const outcome = await bookFor(world, who, typed);
  if (outcome.ok) {
    const flash = typed.cover === 'link' ? 'held' : 'booked';
    throw redirect(`/admin/bookings/${outcome.bookingId}?flash=${flash}`);
  }
  const { refusal } = outcome;
  const clashes =
    outcome.refusal === 'taken' ? await describeConflicts(world, outcome.clashes, language) : [];
  const fields = outcome.refusal === 'taken' ? ['day', 'time'] : outcome.fields;
  return data({ refusal, fields, clashes, typed }, { status: refusal === 'bad-input' ? 400 : 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && newBookingMessages[loaderData.language].title, loaderData?.studioName);
}

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, credits } = loaderData;
  const words = newBookingMessages[language];
  const common = bookingsMessages[language];
  const typed = actionData?.typed ?? loaderData.typed;
  const text = (name: 'name' | 'email' | 'day' | 'time', isRequired = true) => ({
    name,
    idPrefix: 'new',
    isRequired,
    defaultValue: typed[name],
    error:
      actionData?.refusal === 'bad-input' && actionData.fields.includes(name) ? words.fields[name] : null,
  });
  return (
    <BookingFormPage {...{ language, studioName, words }} refused={actionData}>
      <div className="two">
        <TextField {...text('name')} label={words.name} autoComplete="off" />
        <TextField {...text('email')} label={words.email} type="email" inputMode="email" autoComplete="off" />
      </div>
      <div className="two">
        <TextField {...text('day')} label={common.day} type="date" />
        <TextField {...text('time')} label={common.time} type="time" />
      </div>
      <RadioGroup
        name="place"
        idPrefix="new"
        label={words.place}
        chosen={typed.place}
        options={(['studio', 'online'] as const).map((value) => ({ value, label: common.places[value] }))}
      />
      <RadioGroup
        name="cover"
        idPrefix="new"
        label={words.cover}
        isStacked
        chosen={typed.cover}
        error={actionData?.fields.includes('cover') ? words.fields.cover : null}
        options={ownerCovers.map((value) => ({
          value,
          label: words.covers[value].label,
          note: noteOf(words.covers[value].note, value === 'credit' ? credits : null, words.credits),
        }))}
      />
      <RadioGroup
        name="language"
        idPrefix="new"
        label={words.language}
        chosen={typed.language}
        options={(['da', 'en'] as const).map((value) => ({ value, label: words.languages[value] }))}
      />
    </BookingFormPage>
  );
}

function noteOf(note: string, credits: number | null, creditsText: (count: number) => string): string {
  return credits === null ? note : `${creditsText(credits)} ${note}`;
}
