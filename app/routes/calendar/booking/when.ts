import { dayHeading, localLabel } from '#studio/calendar/slot-name.ts';
import { cityOf } from '#studio/shared/city-of.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { Memo } from '#studio/shared/memo.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { WhenView } from './widget/model.ts';

interface Shown {
  end: Temporal.Instant;
  language: Language;
  visitorZone: string | null;
}

const knownViews = new Memo<WhenView>(5_000);

export function whenView(start: Temporal.Instant, shown: Shown): WhenView {
  const { end, language, visitorZone } = shown;
  const key = `${start.epochMilliseconds} ${end.epochMilliseconds} ${language} ${visitorZone}`;
  return knownViews.get(key, () => makeView(start, shown));
}

function makeView(start: Temporal.Instant, { end, language, visitorZone }: Shown): WhenView {
  const { time } = formats[language];
  const from = localLabel(start, language, visitorZone);
  const to = localLabel(end, language, visitorZone);
  return {
    date: dayHeading(studioDay(start), language),
    hours: `${time(start)}–${time(end)}`,
    local: from && to && visitorZone ? { city: cityOf(visitorZone, language), hours: `${from}–${to}` } : null,
  };
}

const units = {
  en: { minute: ['minute', 'minutes'], second: ['second', 'seconds'] },
  da: { minute: ['minut', 'minutter'], second: ['sekund', 'sekunder'] },
} as const;

/** '10 minutes', '45 seconds'. */
export function formatDuration(seconds: number, language: Language): string {
  const isMinutes = seconds >= 60 && (seconds % 60 === 0 || seconds >= 300);
  const count = isMinutes ? Math.floor(seconds / 60) : seconds;
  const [one, many] = units[language][isMinutes ? 'minute' : 'second'];
  return `${count} ${count === 1 ? one : many}`;
}
