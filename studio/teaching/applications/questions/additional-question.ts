import type { QuestionKind } from '#platform/db/schema/applications.ts';

export const questionKinds = [
  'short-text',
  'long-text',
  'one-choice',
  'several-choices',
] as const satisfies readonly QuestionKind[];

/** Lengths in code points. */
export const questionLimits = { questions: 20, choices: 10, label: 200, help: 300, choice: 120 } as const;
export const answerLimits = { 'short-text': 300, 'long-text': 5000 } as const;

export function hasChoices(kind: QuestionKind): kind is 'one-choice' | 'several-choices' {
  return kind === 'one-choice' || kind === 'several-choices';
}

/** What an answer is checked by; also sent to the browser. */
export interface QuestionRule {
  id: string;
  kind: QuestionKind;
  isRequired: boolean;
  choices: ReadonlyArray<{ id: string }>;
}

export interface ShownQuestion extends QuestionRule {
  label: string;
  help: string;
  choices: ReadonlyArray<{ id: string; label: string }>;
}

/** As typed; one choice per line. */
export const emptyQuestion = {
  kind: 'short-text' as string,
  labelEn: '',
  labelDa: '',
  helpEn: '',
  helpDa: '',
  choicesEn: '',
  choicesDa: '',
  isRequired: false,
  isVisible: true,
};
export type TypedQuestion = typeof emptyQuestion;
