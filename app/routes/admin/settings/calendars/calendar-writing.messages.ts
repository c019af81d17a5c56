import type { Language } from '#studio/shared/language.ts';

export interface WritingWords {
  title: string;
  lead: string;
  calendar: string;
  none: string;
  save: string;
  failed: (failure: string) => string;
  changes: string;
  changesLead: string;
  moved: (person: string, booked: string, found: string) => string;
  deleted: (person: string, booked: string) => string;
  reschedule: string;
  restore: string;
  refusals: Record<'no-change' | 'not-free', string>;
}

const en: WritingWords = {
  title: 'Write bookings to a calendar',
  lead: 'Each booking becomes an event there within a minute, and follows it when it’s rescheduled or cancelled. If you choose another calendar, the events move. If you disconnect the account, they stay.',
  calendar: 'Calendar',
  none: 'None',
  save: 'Save',
  failed: (failure) => `Bookings can’t be written: ${failure}. We keep trying, at least once an hour.`,
  changes: 'Changed in your calendar',
  changesLead:
    'Reschedule moves the booking to the new time: it’s free, doesn’t count as one of their reschedules, and they get an email. Restore writes the event again at the booked time, without an email.',
  moved: (person, booked, found) => `${person}, ${booked}, was moved to ${found} in your calendar.`,
  deleted: (person, booked) =>
    `${person}, ${booked}, was deleted in your calendar. The booking still exists.`,
  reschedule: 'Reschedule',
  restore: 'Restore the event',
  refusals: {
    'no-change': 'This change is no longer there. Nothing was done.',
    'not-free':
      'The new time isn’t free or has passed. Restore the event, or reschedule on the booking’s page.',
  },
};

const da: WritingWords = {
  title: 'Skriv bookinger i en kalender',
  lead: 'Hver booking bliver til en begivenhed dér inden for et minut og følger med, når den flyttes eller aflyses. Vælger du en anden kalender, flytter begivenhederne med. Afbryder du forbindelsen til kontoen, bliver de stående.',
  calendar: 'Kalender',
  none: 'Ingen',
  save: 'Gem',
  failed: (failure) =>
    `Bookinger kan ikke skrives: ${failure}. Vi bliver ved med at prøve, mindst én gang i timen.`,
  changes: 'Ændret i din kalender',
  changesLead:
    'Flyt flytter bookingen til den nye tid: Det koster ikke noget, tæller ikke med i elevens flytninger, og eleven får en e-mail. Gendan skriver begivenheden igen på den bookede tid, uden e-mail.',
  moved: (person, booked, found) => `${person}, ${booked}, er flyttet til ${found} i din kalender.`,
  deleted: (person, booked) => `${person}, ${booked}, er slettet i din kalender. Bookingen findes stadig.`,
  reschedule: 'Flyt',
  restore: 'Gendan begivenheden',
  refusals: {
    'no-change': 'Ændringen er der ikke længere. Der er ikke sket noget.',
    'not-free':
      'Den nye tid er ikke ledig, eller den er forbi. Gendan begivenheden, eller flyt timen på bookingens side.',
  },
};

export const writingMessages: Record<Language, WritingWords> = { en, da };
