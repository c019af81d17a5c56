import { CalendarWeek } from '#app/ui/calendar-week.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { BookingsWords } from './bookings.messages.ts';
import type { ReadWeek } from './read-week.ts';

export function Week({ week, words }: { week: ReadWeek; words: BookingsWords }) {
  const hrefOf = (day: string) => `/admin/bookings?week=${day}`;
  return (
    <section className="admin-section week-page" aria-labelledby="week">
      <div className="week-head">
        <h2 id="week">
          <span className="from-monday">
            {words.weekNumber(week.number)} <small>{words.weekLabel(week.from, week.to)}</small>
          </span>
          <span className="from-first">
            {words.sevenDays(week.beginsToday)} <small>{words.weekLabel(week.first, week.last)}</small>
          </span>
        </h2>
        <nav className="week-ways" aria-label={words.views.week}>
          <TextLink href={hrefOf(week.before)} leads="back">
            {words.previousWeek}
          </TextLink>
          {!week.beginsToday && <TextLink href="/admin/bookings">{words.today}</TextLink>}
          <TextLink href={hrefOf(week.after)} leads="on">
            {words.nextWeek}
          </TextLink>
        </nav>
      </div>
      <CalendarWeek
        label={words.calendar}
        fromHour={week.fromHour}
        toHour={week.toHour}
        hourText={(hour) => week.hours[hour - week.fromHour] ?? ''}
        days={week.days}
        nothing={words.nothing}
        add={words.bookOn}
        nowMinute={week.nowMinute}
      />
    </section>
  );
}
