import type { World } from '#platform/world.ts';
import type { BookForInput, TakenWeek } from '#studio/calendar/owner-calendar/book-for.ts';
import { bookingMinutes } from '#studio/calendar/owner-calendar/booking-series.ts';
import { listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { newBookingMessages } from './new-booking.messages.ts';
import { changePrefix, type WeekChoice } from './week-choice.ts';

const usualLengths = [30, 45, 60, 90];

/** Of the form; the changes of a weekly series are fields of their own, one per day. */
export function bookingFromForm(form: FormData): BookForInput {
  const text = (name: string) => String(form.get(name) ?? '');
  const changes = [...form.keys()].flatMap((name) =>
    name.startsWith(changePrefix) ? [[name.slice(changePrefix.length), text(name)] as const] : [],
  );
  return {
    name: text('name'),
    email: text('email'),
    day: text('day'),
    time: text('time'),
    place: text('place'),
    cover: text('cover'),
    language: text('language'),
    minutes: text('minutes') || '60',
    untilDay: text('untilDay'),
    changes: Object.fromEntries(changes.slice(0, 60)),
  };
}

/** The usual lengths, those of the sessions on sale, with their names, and the one that was chosen. */
export async function lengthsOf(world: World, language: Language, chosen: string) {
  const sessions = (await listOffers(world)).filter(({ kind, isBuyable }) => kind === 'session' && isBuyable);
  const drawn = bookingMinutes.safeParse(chosen);
  const minutes = [
    ...new Set([
      ...usualLengths,
      ...sessions.map(({ durationMinutes }) => durationMinutes),
      ...(drawn.success ? [drawn.data] : []),
    ]),
  ];
  return minutes
    .toSorted((one, other) => one - other)
    .map((length) => {
      const name = sessions.find(({ durationMinutes, isOwn }) => isOwn && durationMinutes === length)?.name;
      const label = newBookingMessages[language].minutes(length);
      return { value: String(length), label: name ? `${label}, ${name[language]}` : label };
    });
}

/** One choice for each taken week, and for those chosen before. */
export function weekChoices(
  weeks: readonly TakenWeek[],
  { changes = {} }: BookForInput,
  language: Language,
): WeekChoice[] {
  const words = newBookingMessages[language].weeks;
  const taken = new Map(
    weeks.map(({ day, nearest }) => [day, nearest?.toString({ smallestUnit: 'minute' })]),
  );
  const days = [...new Set([...taken.keys(), ...Object.keys(changes)])].toSorted();
  return days.flatMap((day) => {
    const isTaken = taken.has(day);
    const before = isTaken ? undefined : changes[day];
    const time = isTaken ? taken.get(day) : before === 'skip' ? undefined : before;
    const date = dateOf(day);
    if (!date) return [];
    return [
      {
        day,
        label: (isTaken ? words.taken : words.changed)(formats[language].day(date)),
        chosen: before ?? time ?? 'skip',
        options: [
          ...(time ? [{ value: time, label: words.use(formats[language].time(time)) }] : []),
          { value: 'skip', label: words.skip },
        ],
      },
    ];
  });
}

function dateOf(day: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return null;
  }
}
