import { data, redirect } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { remindByHand } from '#studio/teaching/invoices/remind-payment.ts';
import { reminderPage, requestedReminder } from './requested-reminder.ts';

const posts = postsBelow(reminderPage, { sending });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function sending({ request, context, params }: PostArgs<'kind' | 'id'>) {
  const { back, who, world, unpaid } = await requestedReminder({ request, context, params });
  const once = withIdempotency(await readForm(request));
  if (await remindByHand(world, who, { unpaid, once })) throw redirect(`${back}?flash=reminded`, 303);
  return data({ isPaid: true }, { status: 409 });
}
