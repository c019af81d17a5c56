import { data, redirect } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { remindByHand } from '#studio/invoices/remind-payment.ts';
import type { Route } from './+types/sending';
import { reminderPage, requestedReminder } from './requested-reminder.ts';

export default NoView;
export const middleware = showPage(reminderPage);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { back, who, world, unpaid } = await requestedReminder({ request, context, params });
  const once = withIdempotency(await readForm(request));
  if (await remindByHand(world, who, { unpaid, once })) throw redirect(`${back}?flash=reminded`, 303);
  return data({ isPaid: true }, { status: 409 });
}
