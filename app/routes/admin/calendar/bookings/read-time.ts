import type { World } from '#platform/world.ts';
import { noBuffers } from '#studio/calendar/booking-rules.ts';
import { conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import type { ExceptionInput } from '#studio/calendar/exception-input.ts';
import { openRangesOn, without } from '#studio/calendar/open-ranges.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { slotMinutes } from '#studio/calendar/slot.ts';
import { dayHeading } from '#studio/calendar/slot-name.ts';
import type { Language } from '#studio/shared/language.ts';
import { clockText, dayText, endOfDay, studioInstant } from '#studio/shared/time/studio-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingsMessages } from './bookings.messages.ts';
import { calendarHref } from './calendar/calendar-address.ts';
import { clockOf, timeOf, wholeDay } from './calendar/calendar-items.ts';
import { timeMessages } from './time.messages.ts';

interface Stretch {
  day: Temporal.PlainDate;
  from: number;
  to: number;
}

/** Null: no day, or the second time is not after the first. Midnight as the second is the end of the day. */
function stretchOf(params: URLSearchParams): Stretch | null {
  const day = dayText.safeParse(params.get('day') ?? '');
  const [from, to] = ['from', 'to'].map((name) => clockText.safeParse(params.get(name) ?? ''));
  if (!day.success || !from?.success || !to?.success) return null;
  const stretch = { day: day.data, from: minuteOf(from.data), to: minuteOf(to.data) || wholeDay };
  return stretch.from < stretch.to ? stretch : null;
}

/** The extra hours that open a stretch on its day: a session every hour from its start. */
export function extraHoursOf(params: URLSearchParams): ExceptionInput | null {
  const stretch = stretchOf(params);
  if (!stretch) return null;
  const { day, from, to } = stretch;
  return {
    kind: 'open',
    firstDay: day.toString(),
    lastDay: '',
    firstStart: textOf(from),
    lastStart: textOf(Math.max(from, to - slotMinutes.session)),
    everyMinutes: '60',
    note: '',
  };
}

export async function readTime(world: World, who: Who & { language: Language }, params: URLSearchParams) {
  const { language } = who;
  const words = timeMessages[language];
  const stretch = stretchOf(params);
  const typed = { day: '', from: '', to: '' };
  for (const name of ['day', 'from', 'to'] as const) typed[name] = (params.get(name) ?? '').slice(0, 10);
  if (!stretch) {
    const common = { title: bookingsMessages[language].title, back: '/admin/bookings', typed };
    return { ...common, lead: words.invalid, options: [], opens: null };
  }
  const { day, from, to } = stretch;
  const title = dayHeading(day, language);
  const state = await stateOf(world, stretch);
  const range = timeOf(from, to, language);
  const lead = state === 'over' ? words.over : words[state](range);
  return {
    title,
    back: calendarHref('week', day),
    typed,
    lead,
    opens: state === 'closed' ? title : null,
    options:
      state === 'over'
        ? []
        : optionsOf(stretch, { language, isClosed: state === 'closed', length: lengthOf(params, stretch) }),
  };
}

/** `?length=`: of a booking that takes the whole stretch; null: it may be shorter. */
function lengthOf(params: URLSearchParams, { from, to }: Stretch): string | null {
  const length = params.get('length');
  return length === String(to - from) ? length : null;
}

function optionsOf(
  { day, from, to }: Stretch,
  { language, isClosed, length }: { language: Language; isClosed: boolean; length: string | null },
) {
  const words = timeMessages[language];
  const link = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;
  const date = day.toString();
  const weekday = day.toLocaleString(language === 'da' ? 'da-DK' : 'en-GB', { weekday: 'long' });
  const weekly = {
    href: `/admin/settings/opening#setting-session-${day.dayOfWeek}`,
    label: words.weekly(weekday),
    note: words.weeklyNote,
  };
  return [
    {
      href: link('/admin/bookings/new', {
        day: date,
        time: textOf(from),
        ...(length ? { minutes: length } : {}),
      }),
      label: words.book,
      note: length ? timeOf(from, to, language) : words.bookNote(clockOf(from, language)),
    },
    {
      href: link('/admin/bookings/block', { day: date, fromTime: textOf(from), toTime: textOf(to) }),
      label: words.block,
      note: words.blockNote,
    },
    { href: link('/admin/dates/new', { day: date }), label: words.date, note: words.dateNote },
    ...(isClosed ? [weekly] : []),
  ];
}

async function stateOf(
  world: World,
  { day, from, to }: Stretch,
): Promise<'free' | 'closed' | 'taken' | 'over'> {
  const now = world.clock.now();
  const start = studioInstant(day, Temporal.PlainTime.from(textOf(from)));
  const end = to === wholeDay ? endOfDay(day) : studioInstant(day, Temporal.PlainTime.from(textOf(to)));
  if (!start || !end || Temporal.Instant.compare(end, now) <= 0) return 'over';
  const conflicts = await conflictsWith(world.db.query, { start, end }, { buffers: noBuffers, now });
  if (conflicts.length > 0) return 'taken';
  const { rules, options } = await openingHours(world.db.query, 'session', {
    minutes: slotMinutes.session,
    courseId: null,
  });
  const closed = without([{ from, to }], openRangesOn(day, rules, options.exceptions));
  return closed.length > 0 ? 'closed' : 'free';
}

function minuteOf({ hour, minute }: Temporal.PlainTime): number {
  return hour * 60 + minute;
}

function textOf(minute: number): string {
  const hour = String(Math.floor((minute % wholeDay) / 60)).padStart(2, '0');
  return `${hour}:${String(minute % 60).padStart(2, '0')}`;
}
