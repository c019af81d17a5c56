import type { NotDone } from '#studio/money/paid-bookings/cancel-day.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const cancelDayMessages = inBoth({
  title: (day: string) => [`Cancel ${day}`, `Aflys ${day}`],
  lead: [
    'Choose what happens for each person. Each gets one email, and nobody can book this day any more.',
    'Vælg, hvad der sker for hver person. Alle får én e-mail, og ingen kan booke dagen længere.',
  ],
  badDay: ['Choose today or a later day.', 'Vælg i dag eller en senere dag.'],
  nothing: [
    'No sessions are left on this day. It is only closed.',
    'Der er ingen timer tilbage på dagen. Den bliver kun lukket.',
  ],
  refund: (amount: string) => [`Cancel and refund ${amount}`, `Aflys, og refunder ${amount}`],
  credit: ['Cancel and return the credit', 'Aflys, og giv klippet tilbage'],
  invoice: (number: number) => [`Cancel with invoice ${number}`, `Aflys, og annuller faktura ${number}`],
  free: ['Cancel; nothing was paid', 'Aflys; intet er betalt'],
  release: ['Release the hold', 'Frigiv reservationen'],
  move: (time: string) => [`Move to ${time}`, `Flyt til ${time}`],
  dates: ['Dates of programmes are not cancelled here:', 'Dage på hold aflyses ikke her:'],
  note: 'Note',
  noteHint: ['Only you see it.', 'Kun du ser den.'],
  submit: (count: number) =>
    count === 0
      ? ['Close the day', 'Luk dagen']
      : count === 1
        ? ['Close the day and email 1 person', 'Luk dagen, og skriv til 1 person']
        : [`Close the day and email ${count} people`, `Luk dagen, og skriv til ${count} personer`],
  notDone: ['The day is closed, but this was not done:', 'Dagen er lukket, men dette lykkedes ikke:'],
  refusals: {
    changed: ['the booking was changed meanwhile', 'bookingen er ændret imens'],
    taken: ['the new time has been taken', 'den nye tid er blevet optaget'],
    over: ['the session has begun', 'timen er begyndt'],
    'no-answer': [
      'the payment provider did not answer; try again',
      'betalingsudbyderen svarede ikke; prøv igen',
    ],
  } satisfies Pairs<Record<NotDone['refusal'], string>>,
});
