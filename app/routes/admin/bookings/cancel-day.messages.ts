import type { NotDone } from '#studio/paid-bookings/cancel-day.ts';
import type { Language } from '#studio/shared/language.ts';

interface CancelDayWords {
  title: (day: string) => string;
  lead: string;
  badDay: string;
  nothing: string;
  refund: (amount: string) => string;
  credit: string;
  invoice: (number: number) => string;
  free: string;
  release: string;
  move: (time: string) => string;
  dates: string;
  note: string;
  noteHint: string;
  submit: (count: number) => string;
  notDone: string;
  refusals: Record<NotDone['refusal'], string>;
}

const en: CancelDayWords = {
  title: (day) => `Cancel ${day}`,
  lead: 'Choose what happens for each person. Each gets one email, and nobody can book this day any more.',
  badDay: 'Choose today or a later day.',
  nothing: 'No sessions are left on this day. It is only closed.',
  refund: (amount) => `Cancel and refund ${amount}`,
  credit: 'Cancel and return the credit',
  invoice: (number) => `Cancel with invoice ${number}`,
  free: 'Cancel; nothing was paid',
  release: 'Release the hold',
  move: (time) => `Move to ${time}`,
  dates: 'Dates of programmes are not cancelled here:',
  note: 'Note',
  noteHint: 'Only you see it.',
  submit: (count) =>
    count === 0
      ? 'Close the day'
      : count === 1
        ? 'Close the day and email 1 person'
        : `Close the day and email ${count} people`,
  notDone: 'The day is closed, but this was not done:',
  refusals: {
    changed: 'the booking was changed meanwhile',
    taken: 'the new time has been taken',
    over: 'the session has begun',
    'no-answer': 'the payment provider did not answer; try again',
  },
};

const da: CancelDayWords = {
  title: (day) => `Aflys ${day}`,
  lead: 'Vælg, hvad der sker for hver person. Alle får én e-mail, og ingen kan booke dagen længere.',
  badDay: 'Vælg i dag eller en senere dag.',
  nothing: 'Der er ingen timer tilbage på dagen. Den bliver kun lukket.',
  refund: (amount) => `Aflys, og refunder ${amount}`,
  credit: 'Aflys, og giv klippet tilbage',
  invoice: (number) => `Aflys, og annuller faktura ${number}`,
  free: 'Aflys; intet er betalt',
  release: 'Frigiv reservationen',
  move: (time) => `Flyt til ${time}`,
  dates: 'Dage på hold aflyses ikke her:',
  note: 'Note',
  noteHint: 'Kun du ser den.',
  submit: (count) =>
    count === 0
      ? 'Luk dagen'
      : count === 1
        ? 'Luk dagen, og skriv til 1 person'
        : `Luk dagen, og skriv til ${count} personer`,
  notDone: 'Dagen er lukket, men dette lykkedes ikke:',
  refusals: {
    changed: 'bookingen er ændret imens',
    taken: 'den nye tid er blevet optaget',
    over: 'timen er begyndt',
    'no-answer': 'betalingsudbyderen svarede ikke; prøv igen',
  },
};

export const cancelDayMessages: Record<Language, CancelDayWords> = { en, da };
