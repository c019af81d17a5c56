import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatDateRange, runsOf } from './date-range.ts';

const inTheStudio = { en: 'In the studio', da: 'I studiet' } as const;

const daysText = { en: (days: number) => `${days} days`, da: (days: number) => `${days} dage` };

/** '27–28 February 2027, 10:00–16:00'; with gaps '27 February – 21 March 2027, 8 days, 09:00–17:00'. */
export function dateText(days: readonly DateDay[], language: Language): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const dates = formatDateRange(first.date, last.date, language);
  const isSame = days.every(({ from, to }) => from === first.from && to === first.to);
  return [
    dates,
    ...(runsOf(days).length > 1 ? [daysText[language](days.length)] : []),
    ...(isSame ? [hoursText(first, language)] : []),
  ].join(', ');
}

export function hoursText({ from, to }: Pick<DateDay, 'from' | 'to'>, language: Language): string {
  const written = (time: string) => (language === 'da' ? time.replace(':', '.') : time);
  return `${written(from)}–${written(to)}`;
}

export function placeText(place: string | null, studioLines: readonly string[], language: Language): string {
  return place ?? (studioLines.join(', ') || inTheStudio[language]);
}
