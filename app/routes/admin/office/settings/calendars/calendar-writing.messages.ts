import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const writingMessages = inBoth({
  title: ['Write bookings to a calendar', 'Skriv bookinger i en kalender'],
  lead: [
    'Each booking becomes an event there within a minute, and follows it when it’s rescheduled or cancelled. If you choose another calendar, the events move. If you disconnect the account, they stay.',
    'Hver booking bliver til en begivenhed dér inden for et minut og følger med, når den flyttes eller aflyses. Vælger du en anden kalender, flytter begivenhederne med. Afbryder du forbindelsen til kontoen, bliver de stående.',
  ],
  calendar: common.calendar,
  none: ['None', 'Ingen'],
  save: common.save,
  failed: (failure: string) => [
    `Bookings can’t be written: ${failure}. We keep trying, at least once an hour.`,
    `Bookinger kan ikke skrives: ${failure}. Vi bliver ved med at prøve, mindst én gang i timen.`,
  ],
  changes: ['Changed in your calendar', 'Ændret i din kalender'],
  changesLead: [
    'Reschedule moves the booking to the new time: it’s free, doesn’t count as one of their reschedules, and they get an email. Restore writes the event again at the booked time, without an email.',
    'Flyt flytter bookingen til den nye tid: Det koster ikke noget, tæller ikke med i elevens flytninger, og eleven får en e-mail. Gendan skriver begivenheden igen på den bookede tid, uden e-mail.',
  ],
  moved: (person: string, booked: string, found: string) => [
    `${person}, ${booked}, was moved to ${found} in your calendar.`,
    `${person}, ${booked}, er flyttet til ${found} i din kalender.`,
  ],
  deleted: (person: string, booked: string) => [
    `${person}, ${booked}, was deleted in your calendar. The booking still exists.`,
    `${person}, ${booked}, er slettet i din kalender. Bookingen findes stadig.`,
  ],
  reschedule: ['Reschedule', 'Flyt'],
  restore: ['Restore the event', 'Gendan begivenheden'],
  refusals: {
    'no-change': [
      'This change is no longer there. Nothing was done.',
      'Ændringen er der ikke længere. Der er ikke sket noget.',
    ],
    'not-free': [
      'The new time isn’t free or has passed. Restore the event, or reschedule on the booking’s page.',
      'Den nye tid er ikke ledig, eller den er forbi. Gendan begivenheden, eller flyt timen på bookingens side.',
    ],
  },
});

export type WritingWords = (typeof writingMessages)['en'];
