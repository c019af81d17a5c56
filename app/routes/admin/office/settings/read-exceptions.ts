import type { World } from '#platform/world.ts';
import { holidaysAhead } from '#studio/calendar/change-exceptions.ts';
import { openingExceptionsFrom } from '#studio/calendar/opening.queries.ts';
import { isOn } from '#studio/calendar/slot.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { exceptionRows } from './exception-rows.messages.ts';

export const exceptionsPage = '/admin/settings/exceptions';

export async function readExceptions(world: World, language: Language) {
  const format = formats[language];
  const words = exceptionRows[language];
  const now = world.clock.now();
  const today = studioDay(now);
  const stored = await openingExceptionsFrom(world.db.query, today);
  const closed = stored
    .filter(({ kind }) => kind === 'closed')
    .map(({ firstDay, lastDay }) => ({ first_day: firstDay, last_day: lastDay }));
  const clockOf = (time: string | null) => format.time(time ?? '00:00');
  return {
    today: today.toString(),
    exceptions: stored.map(({ id, kind, firstDay, lastDay, firstStart, lastStart, note }) => ({
      id,
      note: note || '–',
      when: firstDay === lastDay ? format.day(firstDay) : words.to(format.day(firstDay), format.day(lastDay)),
      what: kind === 'closed' ? words.closed : words.opened(`${clockOf(firstStart)}–${clockOf(lastStart)}`),
    })),
    holidays: holidaysAhead(now)
      .filter(({ day }) => !closed.some((range) => isOn(day, range)))
      .map(({ day, name }) => ({
        day: day.toString(),
        label: `${words.holidayNames[name]}, ${format.day(day)}`,
      })),
  };
}
