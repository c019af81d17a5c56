import { useRouteLoaderData } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { loader as adminLoader } from '../admin.tsx';
import type { TodayView } from './read-today.ts';
import type { TodayWords } from './today.messages.ts';

export function DayPlan({ days, words }: { days: TodayView['days']; words: TodayWords }) {
  return (
    <section className="day-plan" aria-label={`${words.today}, ${words.tomorrow}`}>
      {days.map((day, at) => (
        <section key={day.date}>
          <h2>{at === 0 ? words.today : words.tomorrow}</h2>
          {day.entries.length === 0 ? (
            <p className="admin-none">{words.nothing}</p>
          ) : (
            <ol>
              {day.entries.map((entry) => (
                <li key={entry.key} className={entry.isNow ? 'now' : undefined}>
                  <a href={entry.href} className={entry.variant}>
                    <time>{entry.time}</time>
                    <span>
                      <strong>{entry.title}</strong>
                      {entry.detail && <small>{entry.detail}</small>}
                      {entry.isNow && <small> ({words.now})</small>}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
      <p>
        <TextLink href="/admin/bookings" leads="on">
          {words.week}
        </TextLink>
      </p>
    </section>
  );
}

const elsewhere = [
  ['applications', '/admin/applications'],
  ['orders', '/admin/orders'],
  ['messages', '/admin/messages'],
  ['stories', '/admin/stories'],
] as const;

/** Counts of open items in other sections. */
export function Counts({ words }: { words: TodayWords }) {
  const waiting = useRouteLoaderData<typeof adminLoader>('admin');
  const counts = elsewhere.filter(([name]) => (waiting?.[name] ?? 0) > 0);
  if (counts.length === 0) return null;
  return (
    <section className="today-counts">
      <h2>{words.counts}</h2>
      <ul>
        {counts.map(([name, href]) => (
          <li key={name}>
            <a className="text-link" href={href}>
              {words.countOf[name](waiting?.[name] ?? 0)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sample content and missing connections; renders nothing when there are none. */
export function Standing({ view, words }: { view: TodayView; words: TodayWords }) {
  const { stillSample, sampleDates, notConnected } = view;
  const isInvented = stillSample.length > 0 || sampleDates > 0;
  if (!isInvented && notConnected.length === 0) return null;
  return (
    <section className="today-summary">
      <h2>{words.standing}</h2>
      {isInvented && (
        <div>
          <h3>{words.stillSample}</h3>
          {stillSample.length > 0 && (
            <>
              <p>
                {words.stillSampleText} {stillSample.join(', ')}.
              </p>
              <p>
                <TextLink href="/admin/settings/studio">{words.change}</TextLink>
              </p>
            </>
          )}
          {sampleDates > 0 && (
            <>
              <p>{words.sampleDates(sampleDates)}</p>
              <p>
                <TextLink href="/admin/dates">{words.dates}</TextLink>
              </p>
            </>
          )}
        </div>
      )}
      {notConnected.length > 0 && (
        <div>
          <h3>{words.notConnected}</h3>
          <ul>
            {notConnected.map(({ kind, text, variables }) => (
              <li key={kind}>
                {text}. <code>{variables}</code>
              </li>
            ))}
          </ul>
          <p>
            <TextLink href="/admin/settings/connections">{words.connect}</TextLink>
          </p>
        </div>
      )}
    </section>
  );
}
