import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { EditOutcome } from '#studio/teaching/learning/edit-outcome.ts';
import { type OwnersForm, ownersForm } from '../../owners-form.ts';

export const workbooksPage = '/admin/workbooks';

export interface WorkbooksProblem {
  problem: string;
  /** Input of the form for a new workbook. */
  title: string;
  edition: 'en' | 'da';
}

type Action = OwnersForm<'catalogue'> & { id: string };

/** Runs an action on a workbook of the list and shows its outcome there. */
export async function arrangeWorkbook(
  args: ActionFunctionArgs,
  act: (action: Action) => Promise<{ flash: string } | Extract<EditOutcome, { ok: false }>>,
) {
  const action = { ...(await ownersForm('catalogue', args, workbooksPage)), id: args.params.book ?? '' };
  const outcome = await act(action);
  if ('flash' in outcome) throw redirect(`${workbooksPage}?flash=${outcome.flash}`, 303);
  const { refusal, message: problem } = outcome;
  // The button is disabled at the end of the list.
  if (refusal === 'at-the-end') throw redirect(workbooksPage, 303);
  return data<WorkbooksProblem>(
    { problem, title: '', edition: action.who.language },
    { status: refusalStatus(refusal) },
  );
}
