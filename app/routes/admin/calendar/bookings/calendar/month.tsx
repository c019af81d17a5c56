import type { GridItem } from '#app/ui/time-grid.tsx';
import type { BookingsWords } from '../bookings.messages.ts';
import { mostInMonth } from './calendar-address.ts';
import type { CalendarDay } from './read-calendar.ts';

export function Month({ days, words }: { days: readonly CalendarDay[]; words: BookingsWords }) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="month" aria-labelledby="shown">
      <thead>
        <tr>
          {days.slice(0, 7).map(({ date, weekday }) => (
            <th key={date} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date} className={day.isInMonth ? undefined : 'other'}>
                <DayOfMonth day={day} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayOfMonth({ day, words }: { day: CalendarDay; words: BookingsWords }) {
  const { href, heading, number, count, isToday, items } = day;
  return (
    <>
      <a className="date" href={href} aria-current={isToday ? 'date' : undefined}>
        <b aria-hidden="true">{number}</b>
        <span className="unseen">
          {heading}
          {count > 0 && `, ${words.bookings(count)}`}
        </span>
        {count > 0 && (
          <small className="on-narrow" aria-hidden="true">
            {count}
          </small>
        )}
      </a>
      {count > 0 && (
        <ol className="on-wide">
          {items.slice(0, mostInMonth).map((item) => (
            <li key={item.key}>
              <MonthItem item={item} />
            </li>
          ))}
          {count > mostInMonth && (
            <li>
              <a className="month-item" href={href}>
                {words.moreEntries(count - mostInMonth)}
              </a>
            </li>
          )}
        </ol>
      )}
    </>
  );
}

function MonthItem({ item }: { item: GridItem }) {
  const { variant, time, title, state, isPast, href } = item;
  const content = (
    <>
      <time>{time.split('–')[0]}</time> {title}
      {state && <span className="unseen">, {state}</span>}
    </>
  );
  const className = `month-item ${variant}${isPast ? ' past' : ''}`;
  return href ? (
    <a className={className} href={href}>
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  );
}
