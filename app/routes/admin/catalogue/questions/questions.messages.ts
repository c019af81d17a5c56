import type { QuestionKind } from '#platform/db/schema/applications.ts';
import type { QuestionFault } from '#studio/applications/questions/question-input.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Additional questions',
  lead: (programme: string) =>
    `Asked on the application form for ${programme}, after the form’s own questions.`,
  caption: 'Additional questions',
  columns: { label: 'Question', state: 'Application form', acts: 'Order' },
  none: 'No additional questions yet.',
  add: 'New question',
  full: (most: number) => `A form can have up to ${most} additional questions. Remove one to add another.`,
  back: 'All questions',
  newTitle: 'New question',
  kind: 'Kind of answer',
  kinds: {
    'short-text': { name: 'Short text', note: 'One line, up to 300 characters' },
    'long-text': { name: 'Long text', note: 'Several lines, up to 5,000 characters' },
    'one-choice': { name: 'One choice', note: 'One of the options you list' },
    'several-choices': { name: 'Several choices', note: 'As many of your options as apply' },
  } as Record<QuestionKind, { name: string; note: string }>,
  required: 'required',
  labelEn: 'Question, in English',
  labelDa: 'Question, in Danish',
  helpEn: 'Help text, in English',
  helpDa: 'Help text, in Danish',
  helpHint: 'Shown below the question. Leave both empty for none.',
  choicesEn: 'Options, in English',
  choicesDa: 'Options, in Danish',
  choicesHint: 'One per line, from 2 to 10, in the same order in both languages.',
  isRequired: 'Must be answered on the website',
  isVisible: 'Shown on the application form',
  save: 'Save',
  create: 'Add question',
  show: 'Show',
  hide: 'Hide',
  shown: 'Shown',
  hidden: 'Hidden',
  up: (label: string) => `Move up: ${label}`,
  down: (label: string) => `Move down: ${label}`,
  upShort: 'Up',
  downShort: 'Down',
  remove: 'Remove question',
  removeSure: (label: string) =>
    `Remove “${label}”? Answers that were already sent stay with their applications. To stop asking for a while, hide it instead.`,
  yes: 'Yes, remove',
  notSaved: 'Not saved',
  flash: {
    saved: 'Saved',
    created: 'Question added',
    moved: 'The order is changed',
    shown: 'Shown on the application form',
    hidden: 'No longer on the application form',
    removed: 'Question removed',
  },
  refusals: {
    invalid: 'Check the marked fields.',
    changed:
      'Someone else has changed this since you opened it. Your input is still in the fields; save again to replace theirs.',
    full: 'This form has the maximum number of additional questions. Nothing was added.',
  },
  faults: {
    'no-kind': 'Choose the kind of answer.',
    missing: 'Enter the question in this language.',
    'too-long': 'Too long. Please shorten it.',
    'both-languages': 'Enter the help text in both languages, or in neither.',
    'same-number': 'Enter as many options as in English.',
    'too-few': 'Enter at least two options, one per line.',
    'too-many': 'Enter at most 10 options.',
    repeated: 'An option appears twice.',
  } as Record<QuestionFault, string>,
};

const da: typeof en = {
  title: 'Ekstra spørgsmål',
  lead: (programme) => `Stilles i ansøgningsskemaet til ${programme} efter skemaets egne spørgsmål.`,
  caption: 'Ekstra spørgsmål',
  columns: { label: 'Spørgsmål', state: 'Ansøgningsskema', acts: 'Rækkefølge' },
  none: 'Ingen ekstra spørgsmål endnu.',
  add: 'Nyt spørgsmål',
  full: (most) => `Et skema kan have op til ${most} ekstra spørgsmål. Fjern et for at tilføje et andet.`,
  back: 'Alle spørgsmål',
  newTitle: 'Nyt spørgsmål',
  kind: 'Svartype',
  kinds: {
    'short-text': { name: 'Kort tekst', note: 'Én linje, op til 300 tegn' },
    'long-text': { name: 'Lang tekst', note: 'Flere linjer, op til 5.000 tegn' },
    'one-choice': { name: 'Ét valg', note: 'Én af de muligheder, du skriver' },
    'several-choices': { name: 'Flere valg', note: 'Så mange af dine muligheder, som passer' },
  },
  required: 'skal besvares',
  labelEn: 'Spørgsmål, på engelsk',
  labelDa: 'Spørgsmål, på dansk',
  helpEn: 'Hjælpetekst, på engelsk',
  helpDa: 'Hjælpetekst, på dansk',
  helpHint: 'Vises under spørgsmålet. Lad begge være tomme, hvis der ikke skal være nogen.',
  choicesEn: 'Muligheder, på engelsk',
  choicesDa: 'Muligheder, på dansk',
  choicesHint: 'Én pr. linje, fra 2 til 10, i samme rækkefølge på begge sprog.',
  isRequired: 'Skal besvares på hjemmesiden',
  isVisible: 'Vises i ansøgningsskemaet',
  save: 'Gem',
  create: 'Tilføj spørgsmål',
  show: 'Vis',
  hide: 'Skjul',
  shown: 'Vises',
  hidden: 'Skjult',
  up: (label) => `Flyt op: ${label}`,
  down: (label) => `Flyt ned: ${label}`,
  upShort: 'Op',
  downShort: 'Ned',
  remove: 'Fjern spørgsmål',
  removeSure: (label) =>
    `Fjern »${label}«? Svar, der allerede er sendt, bliver i ansøgningerne. Skjul det i stedet, hvis det kun skal væk for en tid.`,
  yes: 'Ja, fjern',
  notSaved: 'Ikke gemt',
  flash: {
    saved: 'Gemt',
    created: 'Spørgsmålet er tilføjet',
    moved: 'Rækkefølgen er ændret',
    shown: 'Vises i ansøgningsskemaet',
    hidden: 'Vises ikke længere i ansøgningsskemaet',
    removed: 'Spørgsmålet er fjernet',
  },
  refusals: {
    invalid: 'Se på de markerede felter.',
    changed:
      'En anden har ændret det her, siden du åbnede det. Det, du har skrevet, står stadig i felterne; gem igen for at bruge dit.',
    full: 'Skemaet har allerede det højeste antal ekstra spørgsmål. Intet er tilføjet.',
  },
  faults: {
    'no-kind': 'Vælg en svartype.',
    missing: 'Skriv spørgsmålet på dette sprog.',
    'too-long': 'For langt. Gør det kortere.',
    'both-languages': 'Skriv hjælpeteksten på begge sprog eller slet ikke.',
    'same-number': 'Skriv lige så mange muligheder som på engelsk.',
    'too-few': 'Skriv mindst to muligheder, én pr. linje.',
    'too-many': 'Skriv højst 10 muligheder.',
    repeated: 'En mulighed er skrevet to gange.',
  },
};

export const questionsMessages: Record<Language, typeof en> = { en, da };
export type QuestionsWords = typeof en;
export type QuestionsFlash = keyof (typeof en)['flash'];

/** Null for unknown values. */
export function questionsFlash(request: Request): QuestionsFlash | null {
  const flash = new URL(request.url).searchParams.get('flash');
  return flash && Object.hasOwn(en.flash, flash) ? (flash as QuestionsFlash) : null;
}
