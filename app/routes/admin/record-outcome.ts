import { data, redirect } from 'react-router';
import type { FormState } from '#app/web/forms/form-of.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';

export interface RecordProblem {
  problem: string;
}

export interface RefusedRecord<Typed> extends RecordProblem, FormState<Typed> {}

/** What a verb that saves a form returns; `Faults`: what is wrong, by field. */
type SaveOutcome<Faults> = { ok: true } | { ok: false; refusal: string; faults: Faults };

interface RecordWords {
  refusals: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}

/** Shows `to`, or the form again with what was typed. */
export function showSaved<Typed>(
  outcome: SaveOutcome<Partial<Record<keyof Typed, string>>>,
  { to, typed, words }: { to: string; typed: Typed; words: RecordWords },
) {
  if (outcome.ok) throw redirect(to, 303);
  const { refusal, faults } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const problem = words.refusals[refusal] ?? '';
  const errors = Object.fromEntries(
    Object.entries<string | undefined>(faults).map(([field, fault]) => [field, words.faults[fault ?? '']]),
  ) as RefusedRecord<Typed>['errors'];
  return data<RefusedRecord<Typed>>({ typed, errors, problem }, { status: refusalStatus(refusal, 409) });
}

/** Shows the list, or on a refusal the page that the button was pressed on. */
export function showArranged(outcome: EditOutcome, list: string, flash: string) {
  if (outcome.ok) throw redirect(`${list}?flash=${flash}`, 303);
  const { refusal, message: problem } = outcome;
  // The button is disabled at the end of the list.
  if (refusal === 'at-the-end') throw redirect(list, 303);
  return data<RecordProblem>({ problem }, { status: refusalStatus(refusal) });
}
