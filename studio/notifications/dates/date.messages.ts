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
    days: (what) => `Nye dage: ${what}`,
    place: (what) => `Et nyt sted: ${what}`,
    both: (what) => `Nye dage og et nyt sted: ${what}`,
  },
  headline: { days: 'Dagene er ændret', place: 'Stedet er ændret', both: 'Nye dage og et nyt sted' },
  lead: (what) => `Der er ændret noget ved ${what}. Din plads er din som før.`,
  days: 'Dage nu',
  daysBefore: 'Før',
  place: 'Sted nu',
  placeBefore: 'Sted før',
  same: (label) => `${label}, som før`,
  calendar: 'Kalenderfilen i denne mail retter de dage, du allerede har.',
  trouble:
    'Passer det dig ikke længere? Svar på denne mail, så snart du kan, så finder vi en anden løsning eller giver dig pengene tilbage.',
  inTheStudio: 'I studiet',
  day: (number, of) => (of === 1 ? '' : `, dag ${number} af ${of}`),
  calendarFile: 'dage.ics',
};
