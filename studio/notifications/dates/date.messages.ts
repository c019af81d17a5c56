export const en = {
  subject: {
    days: (what: string) => `New days: ${what}`,
    place: (what: string) => `A new place: ${what}`,
    both: (what: string) => `New days and a new place: ${what}`,
  },
  headline: {
    days: 'The days have changed',
    place: 'The place has changed',
    both: 'New days, and a new place',
  },
  lead: (what: string) => `Something about ${what} has changed. Your seat is yours as before.`,
  days: 'Days now',
  daysBefore: 'Before',
  place: 'Where now',
  placeBefore: 'Where before',
  same: (label: string) => `${label}, as before`,
  calendar: 'The calendar file with this mail puts the days you already have right.',
  trouble:
    'Does it not suit you any more? Answer this mail as soon as you can, and we find another way, or give you your money back.',
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
