import { useState } from 'react';
import { data, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { creditsLeftOf } from '#studio/calendar/booking/credits-left.queries.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { type BookForInput, bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { ownerCovers } from '#studio/calendar/owner-calendar/owner-cover.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { ownerOnly } from '../../owner-only.ts';
import { FindPeople, type FoundPerson } from '../../people/find-people/find-people.tsx';
import { languageOfEmails, peopleNamed } from '../../people/find-people/people-named.ts';
import type { Route } from './+types/new-booking';
import { BookingFormPage } from './booking-form-page.tsx';
import { bookingsMessages } from './bookings.messages.ts';
import { describeConflicts } from './describe-conflict.ts';
import { type NewBookingWords, newBookingMessages } from './new-booking.messages.ts';
import { bookingFromForm, lengthsOf, weekChoices } from './read-new-booking.ts';
import { fieldOfWeek, type WeekChoice } from './week-choice.ts';

/** `/admin/bookings/new`; prefilled by `?name=&email=&day=&time=&minutes=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
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
    language: await languageOfEmails(world, url.searchParams, language),
    minutes: parameter('minutes') || '60',
    untilDay: '',
  };
  const credits = isEmailAddress(email)
    ? await creditsLeftOf(world.db.query, { who, email, now: world.clock.now() })
    : null;
  const people = await peopleNamed(world, {
    who: { ...who, language },
    params: url.searchParams,
    path: '/admin/bookings/new',
  });
  const lengths = await lengthsOf(world, language, typed.minutes ?? '');
  return { typed, credits, query: parameter('q'), people, lengths };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('calendar', { request, context }, '/admin/bookings/new');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const typed = bookingFromForm(form);
  const outcome = await bookFor(world, who, typed);
  if (outcome.ok) {
    if (outcome.count > 1) throw redirect(`/admin/bookings?week=${typed.day.trim()}&flash=booked-row`);
    const flash = typed.cover === 'link' ? 'held' : 'booked';
    throw redirect(`/admin/bookings/${outcome.bookingId}?flash=${flash}`);
  }
  const { refusal } = outcome;
  const clashes =
    outcome.refusal === 'taken' ? await describeConflicts(world, outcome.clashes, language) : [];
  const fields = outcome.refusal === 'taken' ? ['day', 'time'] : outcome.fields;
  const weeks = weekChoices(outcome.refusal === 'taken' ? outcome.weeks : [], typed, language);
  return data({ refusal, fields, clashes, weeks, typed }, { status: refusalStatus(refusal, 409) });
}

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { query, people } = loaderData;
  const words = useWords(newBookingMessages);
  const [chosen, setChosen] = useState<FoundPerson | null>(null);
  const { day, time, minutes } = loaderData.typed;
  return (
    <BookingFormPage
      words={words}
      refused={actionData}
      above={
        <FindPeople
          words={words.people}
          path="/admin/bookings/new"
          next="new-day"
          query={query}
          found={people}
          keeps={{ day, time, minutes: minutes ?? '' }}
          onChoose={setChosen}
        />
      }
    >
      <WhoAndWhen loaderData={loaderData} actionData={actionData} />
      <DifferentWeeks weeks={actionData?.weeks ?? []} words={words} />
      <Conditions
        credits={chosen?.credits ?? loaderData.credits}
        loaderData={loaderData}
        actionData={actionData}
      />
    </BookingFormPage>
  );
}

type FormProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

function WhoAndWhen({ loaderData, actionData }: FormProps) {
  const language = useLanguage();
  const { lengths } = loaderData;
  const words = useWords(newBookingMessages);
  const common = bookingsMessages[language];
  const typed = actionData?.typed ?? loaderData.typed;
  const text = (name: 'name' | 'email' | 'day' | 'time' | 'untilDay', isRequired = true) => ({
    name,
    idPrefix: 'new',
    isRequired,
    defaultValue: typed[name] ?? '',
    error: actionData?.refusal === 'invalid' && actionData.fields.includes(name) ? words.fields[name] : null,
  });
  return (
    <>
      <div className="pair">
        <TextField {...text('name')} label={words.name} autoComplete="off" />
        <TextField {...text('email')} label={words.email} type="email" inputMode="email" autoComplete="off" />
      </div>
      <div className="pair">
        <TextField {...text('day')} label={common.day} type="date" />
        <TextField {...text('time')} label={common.time} type="time" />
      </div>
      <div className="pair">
        <SelectField
          name="minutes"
          idPrefix="new"
          label={words.length}
          chosen={typed.minutes ?? '60'}
          options={lengths}
        />
        <TextField
          {...text('untilDay', false)}
          label={words.untilDay}
          hint={words.untilDayHint}
          optionalNote={common.optional}
          type="date"
        />
      </div>
    </>
  );
}

function Conditions({ loaderData, actionData, credits }: FormProps & { credits: number | null }) {
  const language = useLanguage();

  const words = useWords(newBookingMessages);
  const common = bookingsMessages[language];
  const typed = actionData?.typed ?? loaderData.typed;
  return (
    <>
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
    </>
  );
}

function DifferentWeeks({ weeks, words }: { weeks: readonly WeekChoice[]; words: NewBookingWords }) {
  if (weeks.length === 0) return null;
  return (
    <section aria-label={words.weeks.title}>
      {weeks.map(({ day, label, chosen, options }) => (
        <RadioGroup
          key={`${day} ${chosen}`}
          name={fieldOfWeek(day)}
          idPrefix="new"
          label={label}
          chosen={chosen}
          options={options}
        />
      ))}
    </section>
  );
}

function noteOf(note: string, credits: number | null, creditsText: (count: number) => string): string {
  return credits === null ? note : `${creditsText(credits)} ${note}`;
}
