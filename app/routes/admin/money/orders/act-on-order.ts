import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router';
import { leavesUnknown } from '#platform/payments/payments.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import { type OwnersForm, ownersForm } from '../../owners-form.ts';

export const orderPage = '/admin/orders/:order';

export type OrderResource = 'release' | 'dispatch' | 'partial-dispatch' | 'receipt-email' | 'payment';

export interface OrderProblem {
  about: OrderResource;
  text: string;
  typed: Record<string, string>;
}

type Action = OwnersForm<'orders'> & { orderId: string };
type Outcome =
  | { flash: 'release' | 'dispatch' | 'receipt' }
  | { leadsTo: string }
  | { text: string; status: 400 | 409 };

/** Runs an action on an order and shows its outcome on the order's page. */
export async function actOnOrder(
  args: ActionFunctionArgs,
  about: OrderResource,
  act: (action: Action) => Promise<Outcome>,
) {
  const action = { ...(await ownersForm('orders', args, orderPage)), orderId: args.params.order ?? '' };
  const typed = Object.fromEntries(
    [...action.form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const refuse = (text: string, status: number) => data<OrderProblem>({ about, text, typed }, { status });
  let outcome: Outcome;
  try {
    outcome = await act(action);
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    return refuse(taskTexts[action.language].refusals['no-answer'], 503);
  }
  if ('leadsTo' in outcome) throw redirectDocument(outcome.leadsTo, 303);
  if ('flash' in outcome) throw redirect(`${action.path}?flash=${outcome.flash}`, 303);
  return refuse(outcome.text, outcome.status);
}
