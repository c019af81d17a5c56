import type { WaitingState } from '#platform/db/schema/catalogue.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const waitingListMessages = inBoth({
  heading: ['Waiting list', 'Venteliste'],
  lead: [
    'A place that becomes free is offered to one person at a time, from the top.',
    'En plads, der bliver ledig, tilbydes én person ad gangen, fra toppen.',
  ],
  closed: ['The date is closed, so no place is offered.', 'Holdet er lukket, så ingen pladser tilbydes.'],
  joined: (when: string) => [`joined ${when}`, `tilmeldt ${when}`],
  until: (when: string) => [`until ${when}`, `indtil ${when}`],
  states: {
    unconfirmed: ['Not confirmed', 'Ikke bekræftet'],
    waiting: ['Waiting', 'Venter'],
    offered: ['Place offered', 'Plads tilbudt'],
    accepted: ['Booked', 'Bestilt'],
    declined: ['Declined', 'Takkede nej'],
    expired: ['Didn’t answer', 'Svarede ikke'],
  } satisfies Pairs<Record<WaitingState, string>>,
  up: (email: string) => [`Move ${email} up`, `Flyt ${email} op`],
  upShort: ['Up', 'Op'],
  down: (email: string) => [`Move ${email} down`, `Flyt ${email} ned`],
  downShort: ['Down', 'Ned'],
  remove: common.remove,
  question: (email: string) => [
    `Remove ${email} from the waiting list? A place offered to them is offered to the next person. They aren’t notified.`,
    `Fjern ${email} fra ventelisten? En plads, der er tilbudt, går til den næste. Personen får ikke besked.`,
  ],
  yes: ['Yes, remove', 'Ja, fjern'],
  flash: {
    moved: ['Order changed.', 'Rækkefølgen er ændret.'],
    removed: ['Removed from the waiting list.', 'Fjernet fra ventelisten.'],
  },
});
