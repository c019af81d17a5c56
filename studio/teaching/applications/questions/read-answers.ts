import type { AdditionalAnswer } from '#platform/db/schema/applications.ts';
import type { Language } from '#studio/shared/language.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { applicationMessages } from '../application.messages.ts';
import { answerLimits, hasChoices, type QuestionRule, type ShownQuestion } from './additional-question.ts';

const prefix = 'answers.';
export type AnswerField = `${typeof prefix}${string}`;
export type AnswerErrors = Partial<Record<AnswerField, string>>;
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

/** Names the control in the form. */
export function answerField(questionId: string): AnswerField {
  return `${prefix}${questionId}`;
}

/** The answers among the fields of a form. */
export function answersInForm(fields: Iterable<readonly [name: string, value: unknown]>): TypedAnswers {
  const answers = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (!name.startsWith(prefix) || typeof value !== 'string') continue;
    const id = name.slice(prefix.length);
    const given = answers.get(id);
    if (given) given.push(value);
    else answers.set(id, [value]);
  }
  return Object.fromEntries(answers);
}

/** `isForm`: of the website, where an answer can be required. Programs may leave out any, and unknown ids are ignored. */
export function readAnswers(
  rules: readonly QuestionRule[],
  sent: unknown,
  { language, isForm }: { language: Language; isForm: boolean },
): { given: ReadonlyMap<string, readonly string[]>; errors: AnswerErrors } {
  const given = new Map<string, readonly string[]>();
  const errors: AnswerErrors = {};
  for (const rule of rules) {
    const values = valuesIn(sent, rule.id);
    const chosen = hasChoices(rule.kind) ? chosenOf(rule, values) : written(values);
    const error = errorOf(rule, { values, chosen, isForm, language });
    if (error) errors[answerField(rule.id)] = error;
    else if (chosen.length > 0) given.set(rule.id, chosen);
  }
  return { given, errors };
}

function valuesIn(sent: unknown, id: string): string[] {
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, id)) return [];
  const value = (sent as Record<string, unknown>)[id];
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string')
    .map((one) => one.replaceAll('\r\n', '\n').trim().toWellFormed())
    .filter((one) => one !== '');
}

function written(values: readonly string[]): string[] {
  return values.length > 0 ? [values.join('\n')] : [];
}

function chosenOf({ kind, choices }: QuestionRule, values: readonly string[]): string[] {
  const known = choices.map(({ id }) => id).filter((id) => values.includes(id));
  return kind === 'one-choice' ? known.slice(0, 1) : known;
}

interface Answered {
  values: readonly string[];
  chosen: readonly string[];
  isForm: boolean;
  language: Language;
}

function errorOf({ kind, isRequired, choices }: QuestionRule, answered: Answered): string | null {
  const { values, chosen, isForm, language } = answered;
  const { additional, tooLong } = applicationMessages[language];
  if (!hasChoices(kind)) {
    const most = answerLimits[kind];
    if (typedLength(chosen[0] ?? '') > most) return tooLong(most);
  } else if (isForm && values.some((value) => !choices.some(({ id }) => id === value))) {
    return additional.gone;
  }
  return isForm && isRequired && chosen.length === 0 ? additional[kind] : null;
}

export function wordAnswers(
  questions: readonly ShownQuestion[],
  given: ReadonlyMap<string, readonly string[]>,
): AdditionalAnswer[] {
  return questions.flatMap(({ id, kind, label, choices }) => {
    const values = given.get(id);
    if (!values) return [];
    const words = hasChoices(kind)
      ? choices.filter((choice) => values.includes(choice.id)).map((choice) => choice.label)
      : values;
    return [{ id, question: label, answer: words.join('\n') }];
  });
}
