import type { World } from '#platform/world.ts';
import { creditsLeftByEmail } from '#studio/booking/credits-left.queries.ts';
import { listOffers } from '#studio/catalogue/offers.queries.ts';
import type { BookForInput, TakenWeek } from '#studio/owner-calendar/book-for.ts';
import { bookingMinutes } from '#studio/owner-calendar/booking-series.ts';
import { formatClock, formatDate } from '#studio/shared/format-time.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { languagesByEmail } from '#studio/students/credits.queries.ts';
import { listStudents } from '#studio/students/student-list.queries.ts';
import type { FoundPerson } from './find-people.tsx';
import { newBookingMessages } from './new-booking.messages.ts';
import { changePrefix, type WeekChoice } from './week-choice.ts';

const mostPeople = 8;
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

/** As the address says, else as in their emails so far, else the owner's own. */
export async function languageOfEmails(
  world: World,
  params: URLSearchParams,
  owners: Language,
): Promise<Language> {
  const wanted = languages.find((language) => language === params.get('language'));
  const email = (params.get('email') ?? '').toLowerCase();
  return wanted ?? (await languagesByEmail(world.db.query, [email])).get(email) ?? owners;
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

export async function peopleNamed(
  world: World,
  { who, params, path }: { who: Who; params: URLSearchParams; path: string },
): Promise<FoundPerson[] | null> {
  const search = (params.get('q') ?? '').trim().slice(0, 100);
  if (search === '') return null;
  const { rows } = await listStudents(world.db.query, who, {
    sort: 'joined',
    order: 'descending',
    filters: {},
    search,
    at: null,
  });
  const found = rows.slice(0, mostPeople);
  const emails = found.map(({ email }) => email);
  const credits = await creditsLeftByEmail(world.db.query, { who, emails, now: world.clock.now() });
  const known = await languagesByEmail(world.db.query, emails);
  return found.map(({ name, email }) => {
    const chosen = new URLSearchParams(params);
    chosen.delete('q');
    chosen.set('name', name);
    chosen.set('email', email);
    return {
      name,
      email,
      language: known.get(email.toLowerCase()) ?? null,
      credits: credits.get(email.toLowerCase()) ?? 0,
      href: `${path}?${chosen}`,
    };
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
        label: (isTaken ? words.taken : words.changed)(formatDate(date, language)),
        chosen: before ?? time ?? 'skip',
        options: [
          ...(time
            ? [{ value: time, label: words.use(formatClock(Temporal.PlainTime.from(time), language)) }]
            : []),
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
