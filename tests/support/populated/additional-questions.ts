import type { World } from '#platform/world.ts';
import type { TypedQuestion } from '#studio/teaching/applications/questions/additional-question.ts';
import { createQuestion } from '#studio/teaching/applications/questions/edit-question.ts';
import { owner } from '../who.ts';

export const typedQuestion: TypedQuestion = {
  kind: 'short-text',
  labelEn: 'Which song do you bring?',
  labelDa: 'Hvilken sang tager du med?',
  helpEn: '',
  helpDa: '',
  choicesEn: '',
  choicesDa: '',
  isRequired: false,
  isVisible: true,
};

/** Of the intensive. Returns its id. */
export async function addedQuestion(
  world: World,
  changes: Partial<TypedQuestion> = {},
  offerId = 'voice-elevated',
): Promise<string> {
  const made = await createQuestion(world, owner, { offerId, typed: { ...typedQuestion, ...changes } });
  if (!made.ok) throw new Error(`${made.refusal} ${JSON.stringify(made.faults)}`);
  return made.id;
}
