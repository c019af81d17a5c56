import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { type GridItem, TimeGrid } from '#app/ui/time-grid.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ownerOnly } from '../../owner-only.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/bookings';
import { type BookingsWords, bookingsMessages } from './bookings.messages.ts';
import { BookingsFrame } from './bookings-frame.tsx';
import { drawnHref, gapHrefAt, moveHref } from './calendar/calendar-address.ts';
import { calendarRequest } from './calendar/calendar-view.ts';
import { Month } from './calendar/month.tsx';
import { type CalendarDay, type ReadCalendar, readCalendar } from './calendar/read-calendar.ts';
import { PendingDays } from './cancel-day/pending-days.tsx';
import { readPendingDays } from './cancel-day/read-cancel-day.ts';

const flashes = [
  'booked',
  'booked-row',
  'held',
  'blocked',
  'blocked-row',
  'released',
  'released-row',
  'opened',
  'day-restored',
] as const;

/** `/admin/bookings?<view>=<date>`: day, week, month or agenda. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const today = studioDay(world.clock.now());
  const flash = flashes.find((one) => one === url.searchParams.get('flash'));
  const shown = calendarRequest(url.searchParams, today);
  return {
    calendar: await readCalendar(world, { ...who, language }, shown),
    pending: await readPendingDays(world, { ...who, language }),
    done: flash ? bookingsMessages[language].flash[flash] : null,
  };
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { calendar, done, pending } = loaderData;
  const words = useWords(bookingsMessages);
  return (
    <BookingsFrame view={calendar.view} day={calendar.day}>
      <Done text={done} />
      <PendingDays days={pending} />
      <section className="admin-section calendar-view" aria-labelledby="shown">
        <Head calendar={calendar} words={words} />
        <Strip calendar={calendar} words={words} />
        <CancelThisDay calendar={calendar} words={words} />
        <View calendar={calendar} words={words} />
      </section>
    </BookingsFrame>
  );
}

interface Props {
  calendar: ReadCalendar;
  words: BookingsWords;
}

function Head({ calendar, words }: Props) {
  const { view, title, dayTitle, weekNumber, before, after, showsToday } = calendar;
  const period = words.period[view];
  return (
    <div className="calendar-head cluster apart">
      <h2 id="shown">
        {weekNumber === null ? (
          title
        ) : (
          <>
            <span className="on-wide">
              {title} <small>{words.weekNumber(weekNumber)}</small>
            </span>
            <span className="on-narrow">
              {dayTitle} <small>{words.weekNumber(weekNumber)}</small>
            </span>
          </>
        )}
      </h2>
      <nav className="cluster wide" aria-label={words.views[view]}>
        <TextLink href={before} leads="back">
          {words.previous}
          <span className="unseen"> {period}</span>
        </TextLink>
        {!showsToday && <TextLink href={`/admin/bookings?${view}`}>{words.today}</TextLink>}
        <TextLink href={after} leads="on">
          {words.next}
          <span className="unseen"> {period}</span>
        </TextLink>
      </nav>
    </div>
  );
}

function Strip({ calendar: { strip, view }, words }: Props) {
  if (strip.length === 0) return null;
  return (
    <nav className={view === 'week' ? 'day-strip on-narrow' : 'day-strip'} aria-label={words.daysOfWeek}>
      {strip.map(({ href, heading, weekday, number, count, isToday, isChosen }) => (
        <a
          key={href}
          href={href}
          className={isToday ? 'today' : undefined}
          aria-current={isChosen ? 'date' : undefined}
        >
          <span aria-hidden="true">
            {weekday}
            <b>{number}</b>
            <i className={`many-${Math.min(count, 8)}`} />
          </span>
          <span className="unseen">{heading}</span>
        </a>
      ))}
    </nav>
  );
}

/** In a week where only its chosen day is shown, as on a phone. */
function CancelThisDay({ calendar: { view, day, isOver }, words }: Props) {
  if (isOver || (view !== 'day' && view !== 'week')) return null;
  return (
    <p className={view === 'week' ? 'on-narrow' : undefined}>
      <TextLink href={`/admin/bookings/cancel-day?day=${day}`}>{words.cancelDay}</TextLink>
    </p>
  );
}

function View({ calendar, words }: Props) {
  const { view, fromHour, toHour, hours, days, now, starts } = calendar;
  const separator = hours[0]?.[2] ?? ':';
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const minuteText = (minute: number) =>
    `${twoDigits(Math.floor(minute / 60))}${separator}${twoDigits(minute % 60)}`;
  if (view === 'month') return <Month days={days} words={words} />;
  if (view === 'agenda') return <Agenda days={days} words={words} />;
  return (
    <>
      <TimeGrid
        label={words.calendar}
        hourText={(hour) => hours[hour - fromHour] ?? ''}
        hrefAt={gapHrefAt}
        drags={{ starts, minuteText, drawHref: drawnHref, moveHref }}
        fromHour={fromHour}
        toHour={toHour}
        days={days}
        now={now}
      />
      <p className="hint with-scripts">{words.dragging}</p>
      <Legend words={words} />
    </>
  );
}

/** Entries and free time in order, by day. */
function Agenda({ days, words }: { days: readonly CalendarDay[]; words: BookingsWords }) {
  return (
    <div className="agenda">
      {days.map((day) => (
        <section key={day.date} aria-labelledby={`agenda-${day.date}`}>
          <h3 id={`agenda-${day.date}`} className={day.isToday ? 'today' : undefined}>
            <a href={day.href}>{day.heading}</a>
            {day.isToday && <small>{words.today}</small>}
          </h3>
          <Items day={day} words={words} />
        </section>
      ))}
    </div>
  );
}

function Items({ day, words }: { day: CalendarDay; words: BookingsWords }) {
  const items = day.items.filter(({ variant, href }) => variant !== 'closed' && (variant !== 'free' || href));
  if (items.length === 0) return <p className="nothing">{words.nothing}</p>;
  return (
    <ol>
      {items.map((item) => (
        <li key={item.key}>
          <AgendaItem item={item} words={words} />
        </li>
      ))}
    </ol>
  );
}

function AgendaItem({ item, words }: { item: GridItem; words: BookingsWords }) {
  const { variant, time, title, detail, more, state, mark, isPast, href } = item;
  const isFree = variant === 'free';
  const content = (
    <>
      <time>{isFree ? state : time}</time>
      <span className="what">
        <strong>{isFree ? words.legend.free : title}</strong>
        {(detail || more) && <small>{[detail, more].filter(Boolean).join(', ')}</small>}
        {!isFree && state && <span className="unseen">, {state}</span>}
      </span>
      {mark && <span className={`time-mark ${mark}`} />}
    </>
  );
  const className = `agenda-item ${variant}${isPast ? ' past' : ''}`;
  return href ? (
    <a className={className} href={href}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  );
}

const variants = ['free', 'closed', 'busy', 'blocked', 'full', 'waits', 'group'] as const;

function Legend({ words: { legend } }: { words: BookingsWords }) {
  return (
    <ul className="calendar-legend cluster wide" aria-label={legend.label}>
      {variants.map((variant) => (
        <li key={variant}>
          <span className={`sample ${variant}`} aria-hidden="true" />
          {legend[variant]}
        </li>
      ))}
      {(['full', 'hollow'] as const).map((mark) => (
        <li key={mark}>
          <span className={`time-mark ${mark}`} aria-hidden="true" />
          {legend[`mark-${mark}`]}
        </li>
      ))}
    </ul>
  );
}
