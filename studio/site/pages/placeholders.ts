import type { Language } from '#studio/shared/language.ts';

interface PageWords {
  lead: string;
  text: string;
  factLabel: string;
  factValue: string;
  stepTitle: string;
  stepText: string;
  point: string;
  question: string;
  answer: string;
  contact: string;
}

/** What a page from a template says until its owner has written it. */
export const pagePlaceholders: Readonly<Record<Language, PageWords>> = {
  en: {
    lead: 'Introduce the page in one or two sentences.',
    text: 'Write your text here.',
    factLabel: 'When',
    factValue: 'Day and time',
    stepTitle: 'First step',
    stepText: 'What happens first.',
    point: 'One good reason.',
    question: 'A question that you are often asked?',
    answer: 'Your answer.',
    contact: 'Contact',
  },
  da: {
    lead: 'Præsentér siden i en eller to sætninger.',
    text: 'Skriv din tekst her.',
    factLabel: 'Hvornår',
    factValue: 'Dag og klokkeslæt',
    stepTitle: 'Første trin',
    stepText: 'Det sker først.',
    point: 'En god grund.',
    question: 'Et spørgsmål, du tit får?',
    answer: 'Dit svar.',
    contact: 'Kontakt',
  },
};

export const articlePlaceholders: Readonly<Record<Language, Pick<PageWords, 'lead' | 'text'>>> = {
  en: { lead: 'Introduce the article in one or two sentences.', text: pagePlaceholders.en.text },
  da: { lead: 'Præsentér artiklen i en eller to sætninger.', text: pagePlaceholders.da.text },
};

export const issuePlaceholders: Readonly<Record<Language, Pick<PageWords, 'lead' | 'text'>>> = {
  en: { lead: 'Greet your readers in one or two sentences.', text: pagePlaceholders.en.text },
  da: { lead: 'Hils på dine læsere i en eller to sætninger.', text: pagePlaceholders.da.text },
};

/** Labels that may well remain: 'When', 'First step', 'Contact'. */
const labels: readonly (keyof PageWords)[] = ['factLabel', 'stepTitle', 'contact'];

export const placeholderTexts: ReadonlySet<string> = new Set([
  ...Object.values(pagePlaceholders).flatMap((words) =>
    Object.entries(words).flatMap(([name, text]) => (labels.some((label) => label === name) ? [] : [text])),
  ),
  ...[articlePlaceholders, issuePlaceholders].flatMap(({ en, da }) => [en.lead, da.lead]),
]);
