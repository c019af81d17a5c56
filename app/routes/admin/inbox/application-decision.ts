import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { taskTexts } from '#studio/admin-tasks/task-texts.ts';
import type { acceptApplication, declineApplication } from '#studio/applications/decide-application.ts';
import { ownersForm } from '../owners-form.ts';

export const applicationPage = '/admin/applications/:application';

export interface ApplicationProblem {
  problem: string;
}

type Action = Awaited<ReturnType<typeof ownersForm>> & { applicationId: string };
type Outcome = Awaited<ReturnType<typeof acceptApplication | typeof declineApplication>>;

/** Runs a decision and shows its outcome on the application's page. */
export async function decideApplication(
  args: ActionFunctionArgs,
  decide: (action: Action) => Promise<Outcome>,
) {
  const action = {
    ...(await ownersForm(args, applicationPage)),
    applicationId: args.params.application ?? '',
  };
  const { refusals } = taskTexts[action.language];
  try {
    const outcome = await decide(action);
    if (outcome.ok) throw redirect(`${action.path}?flash=${outcome.money}`, 303);
    const problem = outcome.refusal === 'refused-by-provider' ? refusals.refused : refusals['not-possible'];
    return data<ApplicationProblem>({ problem }, { status: 409 });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return data<ApplicationProblem>({ problem: refusals['no-answer'] }, { status: 503 });
  }
}
