import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { declineQuote } from '#studio/teaching/quote-requests/answer-quote-request.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';

const page = '/quotes/:token';

const posts = postsBelow(page, { rejection });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Also one-click (RFC 8058). */
async function rejection({ context, params }: PostArgs<'token'>) {
  const outcome = await declineQuote(worldOf(context), params.token);
  if (!outcome.ok) throw data(null, { status: 404 });
  throw redirect(ownPath(factsOf(context), `/quotes/${params.token}`), 303);
}
