import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { HolidayName } from '#studio/shared/working-days/danish-holidays.ts';

/** Put together on the server, so that the page's script is without them. */
export const exceptionRows = inBoth({
  closed: ['Closed', 'Lukket'],
  opened: (hours: string) => [`Sessions start ${hours}`, `Timer starter ${hours}`],
  to: (first: string, last: string) => [`${first} to ${last}`, `${first} til ${last}`],
  holidayNames: {
    'new-year': ['New Year’s Day', 'Nytårsdag'],
    'maundy-thursday': ['Maundy Thursday', 'Skærtorsdag'],
    'good-friday': ['Good Friday', 'Langfredag'],
    'easter-sunday': ['Easter Sunday', 'Påskedag'],
    'easter-monday': ['Easter Monday', '2. påskedag'],
    ascension: ['Ascension Day', 'Kristi himmelfartsdag'],
    'whit-sunday': ['Whit Sunday', 'Pinsedag'],
    'whit-monday': ['Whit Monday', '2. pinsedag'],
    'constitution-day': ['Constitution Day', 'Grundlovsdag'],
    'christmas-eve': ['Christmas Eve', 'Juleaften'],
    'christmas-day': ['Christmas Day', '1. juledag'],
    'second-christmas-day': ['Boxing Day', '2. juledag'],
    'new-years-eve': ['New Year’s Eve', 'Nytårsaften'],
  } satisfies Pairs<Record<HolidayName, string>>,
});
