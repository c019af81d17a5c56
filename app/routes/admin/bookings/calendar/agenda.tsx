import type { GridItem } from '#app/ui/time-grid.tsx';
import type { BookingsWords } from '../bookings.messages.ts';
import type { CalendarDay } from './read-calendar.ts';

/** Entries and free time in order, by day. */
export function Agenda({ days, words }: { days: readonly CalendarDay[]; words: BookingsWords }) {
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
