import type { LeftOut } from '#platform/calendar/busy-time.ts';
import type { StoredLeftOut } from '#platform/db/schema/booking.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { calendarStates } from './calendar-states.messages.ts';

const mostNamed = 5;

/** What the last reading left out, in sentences; null: nothing. */
export function describeLeftOut(leftOut: StoredLeftOut | null, language: Language): string | null {
  if (!leftOut) return null;
  const words = calendarStates[language].leftOut;
  const { entries: all, count } = leftOut;
  const [zones, ends] = [of(all, 'zone'), of(all, 'end')];
  const entryCount = count - zones.length - ends.length;
  const named = of(all, 'entry')
    .slice(0, mostNamed)
    .flatMap((one) => nameOf(one, language) ?? []);
  const sentences = [
    ...(entryCount > 0 ? [words.entries(entryCount, named, named.length < entryCount)] : []),
    ...zones.map((zone) => words.zone(zone.text, whenOf(zone, language))),
    ...(ends.length > 0 ? [words.end] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

const of = (entries: readonly LeftOut[], reason: LeftOut['reason']) =>
  entries.filter((one) => one.reason === reason);

function nameOf(entry: LeftOut, language: Language): string | null {
  const title = entry.text === '' ? null : calendarStates[language].leftOut.quoted(entry.text);
  return [whenOf(entry, language), title].filter((part) => part !== null).join(' ') || null;
}

function whenOf({ startMs, isDay }: LeftOut, language: Language): string | null {
  if (startMs === null) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(startMs);
  const { dayOfMonth, time } = formats[language];
  return isDay ? dayOfMonth(at) : `${dayOfMonth(at)} ${time(at)}`;
}
