import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const cancelDayMessages = inBoth({
  title: (day: string) => [`Cancel ${day}`, `Aflys ${day}`],
  lead: [
    'The day closes at once. You then have five minutes to undo; nothing is sent or refunded before that.',
    'Dagen lukkes med det samme. Du kan fortryde i fem minutter. Intet sendes eller refunderes før.',
  ],
  another: ['Another day', 'En anden dag'],
  day: common.day,
  show: ['Show this day', 'Vis dagen'],
  badDay: ['Choose today or a later day.', 'Vælg i dag eller en senere dag.'],
  cancelledBefore: [
    'The day is cancelled already, with other choices. Undo that first to change them.',
    'Dagen er allerede aflyst med andre valg. Fortryd det først, hvis du vil ændre dem.',
  ],
  nothing: [
    'No sessions are left on this day. It is only closed.',
    'Der er ingen timer tilbage på dagen. Den bliver kun lukket.',
  ],
  newTime: [
    'Another time or a refund: the student chooses',
    'En anden tid eller pengene tilbage efter elevens valg',
  ],
  newTimeNote: (days: number) => [
    `As your terms promise. They get a link; without a choice within ${days} days they are refunded.`,
    `Som dine handelsbetingelser lover. De får et link. Vælger de ikke inden ${days} dage, får de pengene tilbage.`,
  ],
  newTimeFree: ['Another time: the student chooses', 'En anden tid efter elevens valg'],
  refund: (amount: string) => [`Refund ${amount}`, `Refunder ${amount}`],
  credit: ['Return the credit', 'Giv klippet tilbage'],
  invoice: (number: number) => [`Cancel with invoice ${number}`, `Aflys, og annuller faktura ${number}`],
  free: ['Only cancel; nothing was paid', 'Aflys kun, intet er betalt'],
  release: ['The hold is released.', 'Reservationen annulleres.'],
  dates: ['Dates of programmes are not cancelled here:', 'Dage på hold aflyses ikke her:'],
  message: ['A personal line in the emails', 'En personlig linje i e-mailene'],
  messageHint: ['Everyone gets it in their email.', 'Alle får den i deres e-mail.'],
  optional: common.optional,
  tooLong: [
    'Please keep the personal line under 1,000 characters.',
    'Den personlige linje må højst have 1.000 tegn.',
  ],
  submit: (count: number) =>
    count === 0
      ? ['Close the day', 'Luk dagen']
      : count === 1
        ? ['Cancel the day and email 1 person', 'Aflys dagen, og skriv til 1 person']
        : [`Cancel the day and email ${count} people`, `Aflys dagen, og skriv til ${count} personer`],
  waiting: (day: string, time: string) => [
    `${day} is cancelled. Emails and refunds go out at ${time}.`,
    `${day} er aflyst. E-mails og refunderinger sendes kl. ${time}.`,
  ],
  leaving: (day: string) => [
    `${day} is cancelled. The emails are being sent.`,
    `${day} er aflyst. E-mailene bliver sendt nu.`,
  ],
  undo: ['Undo', 'Fortryd'],
  tooLate: [
    'It’s too late to undo: the emails are being sent.',
    'Det er for sent at fortryde: E-mailene bliver sendt nu.',
  ],
});
