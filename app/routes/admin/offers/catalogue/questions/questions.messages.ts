import type { QuestionKind } from '#platform/db/schema/applications.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { TypedQuestion } from '#studio/teaching/applications/questions/additional-question.ts';
import type { QuestionFault } from '#studio/teaching/applications/questions/question-input.ts';
import { recordPairs } from '../../../record.messages.ts';

export const questionsMessages = inBoth({
  title: ['Additional questions', 'Ekstra spørgsmål'],
  lead: (programme: string) => [
    `Asked on the application form for ${programme}, after the form’s own questions.`,
    `Stilles i ansøgningsskemaet til ${programme} efter skemaets egne spørgsmål.`,
  ],
  caption: ['Additional questions', 'Ekstra spørgsmål'],
  columns: {
    label: ['Question', 'Spørgsmål'],
    state: ['Application form', 'Ansøgningsskema'],
    acts: ['Order', 'Rækkefølge'],
  },
  none: ['No additional questions yet.', 'Ingen ekstra spørgsmål endnu.'],
  add: ['New question', 'Nyt spørgsmål'],
  full: (most: number) => [
    `A form can have up to ${most} additional questions. Remove one to add another.`,
    `Et skema kan have op til ${most} ekstra spørgsmål. Fjern et for at tilføje et andet.`,
  ],
  back: ['All questions', 'Alle spørgsmål'],
  newTitle: ['New question', 'Nyt spørgsmål'],
  fields: {
    kind: ['Kind of answer', 'Svartype'],
    labelEn: ['Question, in English', 'Spørgsmål, på engelsk'],
    labelDa: ['Question, in Danish', 'Spørgsmål, på dansk'],
    helpEn: ['Help text, in English', 'Hjælpetekst, på engelsk'],
    helpDa: ['Help text, in Danish', 'Hjælpetekst, på dansk'],
    choicesEn: ['Options, in English', 'Muligheder, på engelsk'],
    choicesDa: ['Options, in Danish', 'Muligheder, på dansk'],
    isRequired: ['Must be answered on the website', 'Skal besvares på hjemmesiden'],
    isVisible: ['Shown on the application form', 'Vises i ansøgningsskemaet'],
  } satisfies Pairs<Record<keyof TypedQuestion, string>>,
  kinds: {
    'short-text': {
      name: ['Short text', 'Kort tekst'],
      note: ['One line, up to 300 characters', 'Én linje, op til 300 tegn'],
    },
    'long-text': {
      name: ['Long text', 'Lang tekst'],
      note: ['Several lines, up to 5,000 characters', 'Flere linjer, op til 5.000 tegn'],
    },
    'one-choice': {
      name: ['One choice', 'Ét valg'],
      note: ['One of the options you list', 'Én af de muligheder, du skriver'],
    },
    'several-choices': {
      name: ['Several choices', 'Flere valg'],
      note: ['As many of your options as apply', 'Så mange af dine muligheder, som passer'],
    },
  } satisfies Pairs<Record<QuestionKind, { name: string; note: string }>>,
  required: ['required', 'skal besvares'],
  helpHint: [
    'Shown below the question. Leave both empty for none.',
    'Vises under spørgsmålet. Lad begge være tomme, hvis der ikke skal være nogen.',
  ],
  choicesHint: [
    'One per line, from 2 to 10, in the same order in both languages.',
    'Én pr. linje, fra 2 til 10, i samme rækkefølge på begge sprog.',
  ],
  save: common.save,
  create: ['Add question', 'Tilføj spørgsmål'],
  show: ['Show', 'Vis'],
  hide: ['Hide', 'Skjul'],
  shown: ['Shown', 'Vises'],
  hidden: common.hidden,
  up: (label: string) => [`Move up: ${label}`, `Flyt op: ${label}`],
  down: (label: string) => [`Move down: ${label}`, `Flyt ned: ${label}`],
  upShort: ['Up', 'Op'],
  downShort: ['Down', 'Ned'],
  remove: ['Remove question', 'Fjern spørgsmål'],
  removeSure: (label: string) => [
    `Remove “${label}”? Answers that were already sent stay with their applications. To stop asking for a while, hide it instead.`,
    `Fjern »${label}«? Svar, der allerede er sendt, bliver i ansøgningerne. Skjul det i stedet, hvis det kun skal væk for en tid.`,
  ],
  yes: ['Yes, remove', 'Ja, fjern'],
  notSaved: common.notSaved,
  flash: {
    saved: common.saved,
    created: ['Question added', 'Spørgsmålet er tilføjet'],
    moved: ['The order is changed', 'Rækkefølgen er ændret'],
    shown: ['Shown on the application form', 'Vises i ansøgningsskemaet'],
    hidden: ['No longer on the application form', 'Vises ikke længere i ansøgningsskemaet'],
    removed: ['Question removed', 'Spørgsmålet er fjernet'],
  },
  refusals: {
    ...recordPairs.refusals,
    full: [
      'This form has the maximum number of additional questions. Nothing was added.',
      'Skemaet har allerede det højeste antal ekstra spørgsmål. Intet er tilføjet.',
    ],
  },
  faults: {
    'no-kind': ['Choose the kind of answer.', 'Vælg en svartype.'],
    missing: ['Enter the question in this language.', 'Skriv spørgsmålet på dette sprog.'],
    'too-long': recordPairs.tooLong,
    'both-languages': [
      'Enter the help text in both languages, or in neither.',
      'Skriv hjælpeteksten på begge sprog eller slet ikke.',
    ],
    'same-number': ['Enter as many options as in English.', 'Skriv lige så mange muligheder som på engelsk.'],
    'too-few': ['Enter at least two options, one per line.', 'Skriv mindst to muligheder, én pr. linje.'],
    'too-many': ['Enter at most 10 options.', 'Skriv højst 10 muligheder.'],
    repeated: ['An option appears twice.', 'En mulighed er skrevet to gange.'],
  } satisfies Pairs<Record<QuestionFault, string>>,
});

export type QuestionsWords = (typeof questionsMessages)['en'];
