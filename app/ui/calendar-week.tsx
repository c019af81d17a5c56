import { Skeleton } from './feedback/skeleton.tsx';
import { quarterClasses } from './week-quarters.ts';

export interface WeekEntry {
  key: string;
  /** Minutes since midnight in the calendar's time zone. */
  fromMinute: number;
  toMinute: number;
  /** Localised: '13:30–14:30'. */
  time: string;
  title: string;
  detail?: string;
  /** full: taken; waits: pending; blocked: unavailable; open: available. */
  variant: 'full' | 'waits' | 'blocked' | 'open';
  isPast?: boolean;
  href?: string;
}

export interface WeekDay {
  /** ISO date: the key, and the fragment after 'day-'. */
  date: string;
  /** 'Monday 23 November', and 'Mon 23' where there is little space. */
  heading: string;
  shortHeading: string;
  isToday?: boolean;
  /** Layout in which the day appears; absent: both. */
  only?: 'narrow' | 'wide';
  /** Creates an entry on this day; shown in the narrow layout. */
  addHref?: string;
  entries: readonly WeekEntry[];
}

export interface CalendarWeekProps {
  label: string;
  /** First and last full hour; at most 16 apart. */
  fromHour: number;
  toHour: number;
  /** Localised: '09:00' or '09.00'. */
  hourText: (hour: number) => string;
  days: readonly WeekDay[];
  /** Minutes since midnight, for the line in today's column. */
  nowMinute?: number;
  /** Text of an empty day. */
  nothing: string;
  /** Label of the `addHref` link, followed by the day for screen readers. */
  add?: string;
  /** Screen reader text during loading. */
  loading?: string;
}

export function CalendarWeek(props: CalendarWeekProps) {
  const { label, fromHour, toHour, hourText, days, loading } = props;
  const hours = Array.from({ length: toHour - fromHour }, (_, place) => fromHour + place);
  return (
    <section className="week-scroll" aria-label={label} aria-busy={loading ? true : undefined}>
      {loading ? (
        <Skeleton label={loading} lines={7} variant="rows" />
      ) : (
        <div className="week">
          {hours.map((hour) => (
            <span
              className={`week-hour ${quarterClasses({ fromMinute: hour * 60, toMinute: hour * 60 + 60 }, props)}`}
              key={hour}
              aria-hidden="true"
            >
              {hourText(hour)}
            </span>
          ))}
          {days.map((day) => (
            <Day key={day.date} day={day} {...props} />
          ))}
        </div>
      )}
    </section>
  );
}

function Day({ day, ...props }: CalendarWeekProps & { day: WeekDay }) {
  const { fromHour, toHour, nowMinute, nothing, add } = props;
  const showsNow = day.isToday && nowMinute !== undefined && nowMinute >= fromHour * 60;
  return (
    <section
      id={`day-${day.date}`}
      className={`week-day l${(toHour - fromHour) * 4 + 1}${day.isToday ? ' today' : ''}${day.only ? ` only-${day.only}` : ''}`}
    >
      <h3 aria-current={day.isToday ? 'date' : undefined}>
        <span className="week-short" aria-hidden="true">
          {day.shortHeading}
        </span>
        <span className="week-long">{day.heading}</span>
      </h3>
      {add && day.addHref && (
        <a className="text-link week-add" href={day.addHref}>
          {add}
          <span className="unseen">, {day.heading}</span>
        </a>
      )}
      {showsNow && nowMinute < toHour * 60 && (
        <span
          className={`week-now ${quarterClasses({ fromMinute: nowMinute, toMinute: nowMinute + 15 }, props)}`}
        />
      )}
      {day.entries.length === 0 ? (
        <p className="nothing">{nothing}</p>
      ) : (
        <ol>
          {day.entries.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} rows={quarterClasses(entry, props)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry, rows }: { entry: WeekEntry; rows: string }) {
  const { time, title, detail, variant, isPast, href } = entry;
  const className = `week-entry ${variant}${isPast ? ' past' : ''} ${rows}`;
  const words = (
    <>
      <time>{time}</time>
      <strong>{title}</strong>
      {detail && <> {detail}</>}
    </>
  );
  return href ? (
    <a className={className} href={href}>
      {words}
    </a>
  ) : (
    <div className={className}>{words}</div>
  );
}
