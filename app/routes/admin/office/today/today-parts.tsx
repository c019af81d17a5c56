import { Alert } from '#app/ui/feedback/alert.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { DayLine } from './day-line.tsx';
import type { NextSession } from './read-next-session.ts';
import type { FailingCalendar, TodayView } from './read-today.ts';
import type { TodayWords } from './today.messages.ts';

interface PartProps {
  view: TodayView;
  words: TodayWords;
}

export function NextPart({ view, words }: PartProps) {
  const { next, entries, nowMinute } = view;
  return (
    <div className="today-next">
      <section className="next-session" aria-label={words.nextSession}>
        <div className="next-pane" aria-hidden="true" />
        {next?.isToday ? <Next next={next} words={words} /> : <NoneToday next={next} words={words} />}
      </section>
      {entries.length > 0 && <DayLine entries={entries} nowMinute={nowMinute} words={words} />}
    </div>
  );
}

function Next({ next, words }: { next: NextSession; words: TodayWords }) {
  return (
    <>
      <p className="next-when cluster">
        <span className="next-clock">{next.time}</span> <strong>{next.in}</strong>
      </p>
      <h2>{next.name}</h2>
      <p>{next.facts}</p>
      {next.excerpts.map(({ label, text }) => (
        <p className="next-excerpt" key={label}>
          <span className="quiet">{label}</span> {text}
        </p>
      ))}
      <div className="actions">
        <ButtonLink href={`${next.href}/brief`} isCompact>
          {words.openBrief}
        </ButtonLink>
        <ButtonLink href={next.href} isCompact isPlain variant="ghost">
          {words.openBooking}
        </ButtonLink>
      </div>
    </>
  );
}

function NoneToday({ next, words }: { next: NextSession | null; words: TodayWords }) {
  return (
    <>
      <h2>{words.noSessions}</h2>
      <p>{next ? words.next(`${next.day} ${next.time}, ${next.name}, ${next.facts}`) : words.noneBooked}</p>
      <div className="actions">
        {next && (
          <ButtonLink href={`${next.href}/brief`} isCompact>
            {words.openBrief}
          </ButtonLink>
        )}
        <ButtonLink href="/admin/bookings" isCompact isPlain variant="ghost">
          {words.openCalendar}
        </ButtonLink>
      </div>
    </>
  );
}

export function FailingCalendars({ view: { failingCalendars }, words }: PartProps) {
  return failingCalendars.map((calendar) => {
    const { title, text } = describeCalendar(calendar, words);
    return (
      <Alert
        key={calendar.id}
        variant="wrong"
        title={title}
        actions={<TextLink href="/admin/settings/calendars">{words.openCalendars}</TextLink>}
      >
        <p>{text}</p>
      </Alert>
    );
  });
}

function describeCalendar(calendar: FailingCalendar, words: TodayWords) {
  const { name } = calendar;
  if (calendar.leftOut !== null)
    return { title: words.calendarInPart(name), text: `${calendar.leftOut} ${words.calendarLeftOut}` };
  const { reason, since, isRead } = calendar;
  return isRead
    ? { title: words.calendarNotWritten(name), text: words.calendarWritesLater(reason) }
    : { title: words.calendarFailing(name), text: words.calendarSince(reason, since) };
}

export function Later({ view, words }: PartProps) {
  return (
    <section className="today-later" aria-labelledby="later">
      <div className="today-heading cluster">
        <h2 id="later">{words.later}</h2>
        <TextLink href="/admin/bookings">{words.calendar}</TextLink>
      </div>
      {view.later.length === 0 ? (
        <p className="quiet">{words.nothingLater}</p>
      ) : (
        <ol className="later-list">
          {view.later.map((entry) => (
            <li key={entry.key}>
              <a href={entry.href} className={entry.variant}>
                <time>{entry.time}</time>
                <span>
                  <strong>{entry.title}</strong>
                  {(entry.detail || entry.more) && (
                    <small>{[entry.detail, entry.more].filter(Boolean).join(', ')}</small>
                  )}
                  {entry.isNow && <small> ({words.now})</small>}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
      {view.freed.length > 0 && <Freed freed={view.freed} words={words} />}
    </section>
  );
}

function Freed({ freed, words }: { freed: TodayView['freed']; words: TodayWords }) {
  return (
    <section className="today-freed" aria-labelledby="freed">
      <div className="today-heading cluster">
        <h2 id="freed">{words.freed}</h2>
      </div>
      <ul className="later-list">
        {freed.map(({ key, href, day, time, name }) => (
          <li key={key}>
            <a href={href}>
              <time>{time}</time>
              <span>
                <strong>{day}</strong>
                <small>{name ? words.cancelled(name) : words.accountDeleted}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
