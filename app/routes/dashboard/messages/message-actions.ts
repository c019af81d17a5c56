import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { continueConversation } from '#studio/people/contact/student-area/continue-conversation.ts';
import { minutesOf } from '#studio/shared/limits/take-limits.ts';
import type { RefusedMessage } from './message-form.tsx';
import { conversationMessages } from './messages.messages.ts';

const posts = postsBelow('/dashboard/messages/:message', { answer });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

async function answer({ request, context, params }: PostArgs<'message'>) {
  const page = `/dashboard/messages/${params.message}`;
  const who = await signedIn(request, context, page);
  const form = await readForm(request);
  const typed = textOf(form, 'message').slice(0, 20_000);
  const given = { messageId: params.message, body: typed, once: withIdempotency(form) };
  const outcome = await continueConversation(worldOf(context), who, given);
  if (outcome.ok) throw redirect(`${page}?done=answered`, 303);
  const words = conversationMessages[factsOf(context).language];
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  if (outcome.refusal === 'too-many') {
    const init = { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } };
    return data<RefusedMessage>({ problem: words.tooMany(minutesOf(outcome)), typed }, init);
  }
  return data<RefusedMessage>({ problem: words.faults[outcome.refusal], typed }, { status: 400 });
}
