import { TextLink } from '#app/ui/navigation/text-link.tsx';
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
