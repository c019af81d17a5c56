import { whenView } from '#app/routes/booking/when.ts';
import type { World } from '#platform/world.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { sessionBrief } from '#studio/teaching/students/session-brief.queries.ts';
import { briefMessages } from './brief.messages.ts';

/** Characters of one entry that fit the page. */
const longestOnPaper = 900;

export async function readBrief(world: World, who: May<'calendar'>, bookingId: string) {
  const { language } = who;
  const brief = await sessionBrief(world, { who, bookingId, language });
  if (!brief) return null;
  const words = briefMessages[language];
  const { defaultPlace } = await shownBookingRules(world);
  const when = whenView(brief.start, { end: brief.end, language, visitorZone: brief.timeZone });
  const { day } = formats[language];
  return {
    title: brief.kind === 'consultation' ? words.consultation(brief.name) : words.title(brief.name),
    isCancelled: brief.isCancelled,
    rows: [
      { key: 'when', label: words.when, value: `${when.date}, ${when.hours}` },
      ...(when.local
        ? [{ key: 'theirs', label: words.theirs(when.local.city), value: when.local.hours }]
        : []),
      ...(brief.student ? [{ key: 'student', label: words.student, value: brief.student }] : []),
      { key: 'where', label: words.where, value: words.places[brief.place ?? defaultPlace] },
      {
        key: 'before',
        label: words.before,
        value: brief.lastSession
          ? words.beforeSome(brief.sessionsBefore, day(brief.lastSession))
          : words.beforeNone,
      },
      {
        key: 'credits',
        label: words.credits,
        value: brief.creditsLeft > 0 ? String(brief.creditsLeft) : words.creditsNone,
      },
    ],
    bought: brief.bought.map(({ what, on }, at) => ({ key: String(at), label: what, value: day(on) })),
    progress: brief.progress.map(({ title, completed, of }) => ({
      key: title,
      label: title,
      value: words.progressOf(completed, of),
    })),
    goals: brief.goals.map(({ id, body, reachedAt }) => ({
      id,
      body,
      reached: reachedAt ? words.goalReached(day(reachedAt)) : null,
    })),
    entries: brief.entries.map(({ id, body, createdAt }) => ({
      id,
      day: day(createdAt),
      body: shortened(body),
    })),
  };
}

export type BriefView = NonNullable<Awaited<ReturnType<typeof readBrief>>>;

function shortened(body: string): string {
  const characters = [...body.trim()];
  if (characters.length <= longestOnPaper) return characters.join('');
  return `${characters.slice(0, longestOnPaper).join('').trimEnd()} …`;
}
