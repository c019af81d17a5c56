import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import type { SessionStart } from '#studio/people/accounts/start-session.ts';
import type { Who } from '#studio/shared/who.ts';
import type { PressedLink } from './link-page.tsx';
import { leadIn, type SigningIn } from './login-steps.ts';

type Refused = { ok: false; refusal: string; message: string; retryAfterSeconds?: number };

/** The visitor in the page's language. */
export async function whoPresses(request: Request, context: Readonly<RouterContextProvider>): Promise<Who> {
  return { ...(await whoOf(request, context)), language: factsOf(context).language };
}

/** Redirects, asks for the second factor, or shows the error. */
export function answerPressed(pressed: SigningIn, outcome: SessionStart | Refused) {
  if (outcome.ok) throw leadIn(pressed, outcome, null);
  // Rendered from action data: the loader would answer 404, because the link is used.
  if ('ticket' in outcome)
    return data<PressedLink>({ state: 'code', ticket: outcome.ticket }, { status: 200 });
  return answerRefused(outcome);
}

export function answerRefused(outcome: Refused) {
  const { refusal, message, retryAfterSeconds } = outcome;
  if (refusal === 'link-gone') return data<PressedLink>({ state: 'gone' }, { status: 404 });
  const refused: PressedLink = { state: 'refused', refusal, message };
  return retryAfterSeconds === undefined
    ? data(refused, { status: refusal === 'wrong-password' ? 401 : 400 })
    : data(refused, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
}
