import type { ListShape } from '#app/web/lists/list-address.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { endOfMonth, monthIn, monthOf, type Period } from './period.ts';

/** A list of one month, by default of the current one; its links keep the month. */
export function monthInList<Sort extends string>(
  url: URL,
  { now, language, sort }: { now: Temporal.Instant; language: Language; sort: Sort },
): { month: string; name: string; period: Period; end: Temporal.Instant; shape: ListShape<Sort, 'month'> } {
  const requested = url.searchParams.get('month');
  const month = requested && monthIn(requested) ? requested : monthOf(now).toString();
  const yearMonth = Temporal.PlainYearMonth.from(month);
  return {
    month,
    name: formats[language].month(yearMonth),
    period: monthIn(month) ?? { from: now, until: now },
    end: endOfMonth(yearMonth),
    shape: {
      path: url.pathname,
      sorts: { [sort]: 'descending' } as Record<Sort, 'descending'>,
      filters: { month: [month] },
    },
  };
}
