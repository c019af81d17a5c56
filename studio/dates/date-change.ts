import type { DateDay } from '#platform/db/schema/catalogue.ts';

export interface DatePlan {
  days: readonly DateDay[];
  place: string | null;
}

/** What participants are told of; null: nothing that concerns them, or the date is over. `today` is ISO 8601. */
export function changeOf(before: DatePlan, after: DatePlan, today: string): 'days' | 'place' | 'both' | null {
  const hasDays = !areSame(after.days, before.days);
  const hasPlace = after.place !== before.place;
  const lastDay =
    [...before.days, ...after.days]
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  if ((!hasDays && !hasPlace) || lastDay < today) return null;
  return hasDays && hasPlace ? 'both' : hasDays ? 'days' : 'place';
}

function areSame(days: readonly DateDay[], others: readonly DateDay[]): boolean {
  return (
    days.length === others.length &&
    days.every((day, at) => {
      const other = others[at];
      return day.date === other?.date && day.from === other.from && day.to === other.to;
    })
  );
}
