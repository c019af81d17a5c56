import { calendarStates } from '#app/routes/admin/office/settings/calendars/calendar-states.messages.ts';
import { type Finding, ok, warning } from './finding.ts';
import type { StudioFacts } from './studio-facts.ts';

const area = 'Calendars';

/** The owner's other calendars that could not be read or written to. */
export function checkCalendars(facts: Pick<StudioFacts, 'calendars'> | null): Finding[] {
  if (!facts || facts.calendars.length === 0) return [];
  const failing = facts.calendars.flatMap(({ name, failure }) => {
    if (failure === null) return [];
    const text = `${name}: ${calendarStates.en.failures[failure]}.`;
    return [warning(area, text, 'Try again or remove it at /admin/settings/calendars.')];
  });
  return failing.length > 0 ? failing : [ok(area, 'Every connected calendar could be read.')];
}
