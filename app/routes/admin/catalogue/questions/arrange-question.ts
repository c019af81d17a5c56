import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { QuestionPlace } from '#studio/teaching/applications/questions/additional-questions.store.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';
import { type OwnersForm, ownersForm } from '../../owners-form.ts';
import { questionsPath } from './addresses.ts';
import type { QuestionsFlash } from './questions.messages.ts';

export interface ArrangeProblem {
  problem: string;
}

type Action = OwnersForm<'catalogue'> & { place: QuestionPlace };

/** Runs an action on one question, and shows the list, or on a refusal the page that it was pressed on. */
export async function arrangeQuestion(
  args: ActionFunctionArgs,
  page: string,
  act: (action: Action) => Promise<{ flash: QuestionsFlash } | Extract<EditOutcome, { ok: false }>>,
) {
  const place = { offerId: args.params.programme ?? '', id: args.params.question ?? '' };
  const outcome = await act({ ...(await ownersForm('catalogue', args, page)), place });
  const list = questionsPath(place.offerId);
  if ('flash' in outcome) throw redirect(`${list}?flash=${outcome.flash}`, 303);
  const { refusal, message: problem } = outcome;
  // The button is disabled at the end of the list.
  if (refusal === 'at-the-end') throw redirect(list, 303);
  const status = refusal === 'changed-meanwhile' ? 409 : refusalStatus(refusal);
  return data<ArrangeProblem>({ problem }, { status });
}
