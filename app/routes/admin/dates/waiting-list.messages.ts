import type { WaitingState } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  heading: 'Waiting list',
  lead: 'A place that becomes free is offered to one person at a time, from the top.',
  closed: 'The date is closed, so no place is offered.',
  joined: (when: string) => `joined ${when}`,
  until: (when: string) => `until ${when}`,
  states: {
    unconfirmed: 'Not confirmed',
    waiting: 'Waiting',
    offered: 'Place offered',
    accepted: 'Booked',
    declined: 'Declined',
    expired: 'Didn’t answer',
  } satisfies Record<WaitingState, string>,
  up: (email: string) => `Move ${email} up`,
  upShort: 'Up',
  down: (email: string) => `Move ${email} down`,
  downShort: 'Down',
  remove: 'Remove',
  question: (email: string) =>
    `Remove ${email} from the waiting list? A place offered to them is offered to the next person. They aren’t notified.`,
  yes: 'Yes, remove',
  flash: { moved: 'Order changed.', removed: 'Removed from the waiting list.' },
};

const da: typeof en = {
  heading: 'Venteliste',
  lead: 'En plads, der bliver ledig, tilbydes én person ad gangen, fra toppen.',
  closed: 'Holdet er lukket, så ingen pladser tilbydes.',
  joined: (when) => `tilmeldt ${when}`,
  until: (when) => `indtil ${when}`,
  states: {
    unconfirmed: 'Ikke bekræftet',
    waiting: 'Venter',
    offered: 'Plads tilbudt',
    accepted: 'Bestilt',
    declined: 'Takkede nej',
    expired: 'Svarede ikke',
  },
  up: (email) => `Flyt ${email} op`,
  upShort: 'Op',
  down: (email) => `Flyt ${email} ned`,
  downShort: 'Ned',
  remove: 'Fjern',
  question: (email) =>
    `Fjern ${email} fra ventelisten? En plads, der er tilbudt, går til den næste. Personen får ikke besked.`,
  yes: 'Ja, fjern',
  flash: { moved: 'Rækkefølgen er ændret.', removed: 'Fjernet fra ventelisten.' },
};

export const waitingListMessages: Record<Language, typeof en> = { en, da };
