export const en = {
  subject: {
    days: (what: string) => `New dates: ${what}`,
    place: (what: string) => `New venue: ${what}`,
    both: (what: string) => `New dates and venue: ${what}`,
  },
  headline: {
    days: 'The dates have changed',
    place: 'The venue has changed',
    both: 'New dates and a new venue',
  },
  lead: (what: string) => `We’ve made a change to ${what}. Your place is still yours.`,
  days: 'Dates',
  daysBefore: 'Previous dates',
  place: 'Venue',
  placeBefore: 'Previous venue',
  same: (label: string) => `${label} (unchanged)`,
  calendar: 'The attached calendar file updates the dates you’ve already saved.',
  trouble:
    'If this no longer works for you, reply to this email as soon as you can and we’ll find another solution or refund you.',
  inTheStudio: 'In the studio',
  day: (number: number, of: number) => (of === 1 ? '' : `, day ${number} of ${of}`),
  calendarFile: 'days.ics',
};

export const da: typeof en = {
  subject: {
    days: (what) => `Nye datoer: ${what}`,
    place: (what) => `Nyt sted: ${what}`,
    both: (what) => `Nye datoer og nyt sted: ${what}`,
  },
  headline: { days: 'Datoerne er ændret', place: 'Stedet er ændret', both: 'Nye datoer og nyt sted' },
  lead: (what) => `Vi har ændret noget ved ${what}. Din plads er stadig din.`,
  days: 'Datoer',
  daysBefore: 'Tidligere datoer',
  place: 'Sted',
  placeBefore: 'Tidligere sted',
  same: (label) => `${label} (uændret)`,
  calendar: 'Den vedhæftede fil retter datoerne i din kalender.',
  trouble:
    'Passer det dig ikke længere? Svar på denne e-mail, så snart du kan. Så finder vi en anden løsning, eller du får pengene tilbage.',
  inTheStudio: 'I studiet',
  day: (number, of) => (of === 1 ? '' : `, dag ${number} af ${of}`),
  calendarFile: 'dage.ics',
};
