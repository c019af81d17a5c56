import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const programmesMessages = inBoth({
  applyNow: ['Apply Now', 'Ansøg nu'],
  programmeDetails: ['Program details', 'Programdetaljer'],
  back: ['Back to all courses', 'Tilbage til oversigt'],
  backToVoiceElevated: ['Back to Voice Elevated', 'Tilbage til Voice Elevated'],
  materials: 'Program Materials',
  downloads: ['Downloads', 'Til download'],
  brochure: ['Download the brochure (PDF)', 'Hent brochuren (PDF)'],
  dayBook: ['Download the guide (PDF)', 'Hent programmet (PDF)'],
  programmePdf: ['Download the programme (PDF)', 'Hent programmet (PDF)'],
  comingSoon: ['Coming Soon', 'Kommer snart'],
  full: [
    'All places are currently taken. You can still apply, in case someone cancels.',
    'Alle pladser er optaget lige nu. Du kan stadig søge, hvis der skulle komme et afbud.',
  ],
  noDate: ['The next dates aren’t set yet.', 'De næste datoer er ikke fastsat endnu.'],
  last: ['Previous dates', 'Tidligere datoer'],
  singOn: (day: string) => [`Sing with us on ${unbroken(day)}.`, `Syng med ${unbroken(day)}.`],
  taughtBy: ['With', 'Med'],
  weekend: (number: number) => [`Weekend ${number}`, `${number}. weekend`],
  day: (number: number) => [`Day ${number}`, `${number}. dag`],
  phone: common.phone,
  mail: common.email,
  call: ['Call us', 'Ring til os'],
  askTitle: ['Questions?', 'Spørgsmål?'],
  contact: ['Contact', 'Kontakt'],
  aboutCoach: (name: string) => [`About ${name}`, `Om ${name}`],
  toVoiceElevated: ['See Voice Elevated', 'Se Voice Elevated'],
  toCourses: ['See what you can book', 'Se, hvad du kan booke'],
  bookHour: ['Book a session with her', 'Book en time hos hende'],
  askNextClass: ['Ask about the next class', 'Spørg om næste hold'],
  seeDates: ['See dates and book', 'Se datoer og book'],
  price: common.price,
  join: ['Join', 'Vær med'],
  writeToJoin: ['Write to join', 'Skriv og vær med'],
  newTab: ['(opens in a new tab)', '(åbner i en ny fane)'],
});

/** '2 December 2026' stays on one line, after its weekday. */
function unbroken(day: string): string {
  return day.replaceAll(/(?<=[\d.]) | (?=\d{4})/g, '\u00a0');
}
