import { CalendarWeek } from '#app/ui/calendar-week.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done } from '../refused.tsx';
import type { Route } from './+types/bookings';
import { type BookingsWords, bookingsMessages } from './bookings.messages.ts';
import { BookingsFrame } from './bookings-frame.tsx';
import { type ReadWeek, readWeek, requestedDay } from './read-week.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const flashes = ['booked', 'held', 'blocked', 'blocked-row', 'released', 'released-row'] as const;

/**
 * `/admin/bookings`; `?week=<day>` shows the week of that day, in the narrow layout the seven days from it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly(request, context, url.pathname + url.search);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const today = world.clock.now().toZonedDateTimeISO(studioTimeZone).toPlainDate();
  const first = requestedDay(url.searchParams.get('week'), today);
  const flash = flashes.find((one) => one === url.searchParams.get('flash'));
  const { studioName } = await studioIdentity(world);
  return {
    language,
    studioName,
    week: await readWeek(world, { ...who, language }, first),
    done: flash ? bookingsMessages[language].flash[flash] : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && bookingsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { language, studioName, week, done } = loaderData;
  const words = bookingsMessages[language];
  return (
    <BookingsFrame view="week" {...{ language, studioName }}>
      <Done text={done} />
      <Week {...{ week, words }} />
    </BookingsFrame>
  );
}

function Week({ week, words }: { week: ReadWeek; words: BookingsWords }) {
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
        <nav className="week-nav" aria-label={words.views.week}>
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
