import type { QuestionKind } from '#platform/db/schema/applications.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import { hasChoices, questionKinds, questionLimits, type TypedQuestion } from './additional-question.ts';

export interface QuestionInput extends Omit<TypedQuestion, 'kind' | 'choicesEn' | 'choicesDa'> {
  kind: QuestionKind;
  choices: ReadonlyArray<{ en: string; da: string }>;
}

export type QuestionField = Exclude<keyof TypedQuestion, 'isRequired' | 'isVisible'>;
export type QuestionFault =
  | 'no-kind'
  | 'missing'
  | 'too-long'
  | 'both-languages'
  | 'same-number'
  | 'too-few'
  | 'too-many'
  | 'repeated';
export type QuestionFaults = Partial<Record<QuestionField, QuestionFault>>;

export function readQuestion(typed: TypedQuestion): { input: QuestionInput } | { faults: QuestionFaults } {
  const faults: QuestionFaults = {};
  const kind = questionKinds.find((one) => one === typed.kind);
  if (!kind) faults.kind = 'no-kind';
  const text = (field: 'labelEn' | 'labelDa' | 'helpEn' | 'helpDa', most: number) => {
    const value = typed[field].replaceAll(/\s+/g, ' ').trim();
    if (typedLength(value) > most) faults[field] = 'too-long';
    return value;
  };
  const [labelEn, labelDa] = [text('labelEn', questionLimits.label), text('labelDa', questionLimits.label)];
  const [helpEn, helpDa] = [text('helpEn', questionLimits.help), text('helpDa', questionLimits.help)];
  if (labelEn === '') faults.labelEn = 'missing';
  if (labelDa === '') faults.labelDa = 'missing';
  if ((helpEn === '') !== (helpDa === '')) faults[helpEn === '' ? 'helpEn' : 'helpDa'] = 'both-languages';
  const choices = kind && hasChoices(kind) ? readChoices(typed, faults) : [];
  if (!kind || Object.keys(faults).length > 0) return { faults };
  const { isRequired, isVisible } = typed;
  return { input: { kind, labelEn, labelDa, helpEn, helpDa, choices, isRequired, isVisible } };
}

function readChoices(
  { choicesEn, choicesDa }: TypedQuestion,
  faults: QuestionFaults,
): Array<{ en: string; da: string }> {
  const [en, da] = [linesOf(choicesEn), linesOf(choicesDa)];
  for (const [field, lines] of [['choicesEn', en] as const, ['choicesDa', da] as const]) {
    const fault = faultOfChoices(lines);
    if (fault) faults[field] = fault;
  }
  if (!faults.choicesEn && !faults.choicesDa && en.length !== da.length) faults.choicesDa = 'same-number';
  return en.map((line, at) => ({ en: line, da: da[at] ?? '' }));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function faultOfChoices(lines: readonly string[]): QuestionFault | null {
  if (lines.length < 2) return 'too-few';
  if (lines.length > questionLimits.choices) return 'too-many';
  if (lines.some((line) => typedLength(line) > questionLimits.choice)) return 'too-long';
  return new Set(lines).size < lines.length ? 'repeated' : null;
}
