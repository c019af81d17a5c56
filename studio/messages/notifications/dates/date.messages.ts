import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const dateMessages = inBoth({
  subject: {
    days: (what: string) => [`New dates: ${what}`, `Nye datoer: ${what}`],
    place: (what: string) => [`New venue: ${what}`, `Nyt sted: ${what}`],
    both: (what: string) => [`New dates and venue: ${what}`, `Nye datoer og nyt sted: ${what}`],
  },
  headline: {
    days: ['The dates have changed', 'Datoerne er ændret'],
    place: ['The venue has changed', 'Stedet er ændret'],
    both: ['New dates and a new venue', 'Nye datoer og nyt sted'],
  },
  lead: (what: string) => [
    `We’ve made a change to ${what}. Your place is still yours.`,
    `Vi har ændret noget ved ${what}. Din plads er stadig din.`,
  ],
  days: ['Dates', 'Datoer'],
  daysBefore: ['Previous dates', 'Tidligere datoer'],
  place: ['Venue', 'Sted'],
  placeBefore: ['Previous venue', 'Tidligere sted'],
  same: (label: string) => [`${label} (unchanged)`, `${label} (uændret)`],
  calendar: [
    'The attached calendar file updates the dates you’ve already saved.',
    'Den vedhæftede fil retter datoerne i din kalender.',
  ],
  trouble: [
    'If this no longer works for you, reply to this email as soon as you can and we’ll find another solution or refund you.',
    'Passer det dig ikke længere? Svar på denne e-mail, så snart du kan. Så finder vi en anden løsning, eller du får pengene tilbage.',
  ],
  inTheStudio: common.inTheStudio,
  day: (number: number, of: number) =>
    of === 1 ? '' : [`, day ${number} of ${of}`, `, dag ${number} af ${of}`],
  calendarFile: ['days.ics', 'dage.ics'],
});
