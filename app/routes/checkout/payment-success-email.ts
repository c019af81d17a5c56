import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { correctEmail, type EmailCorrection } from '#studio/settlement/email-correction/correct-email.ts';
import { ownPath } from '../booking/own-path.ts';
import type { Route } from './+types/payment-success-email';
import type { EmailProblem } from './confirmation-parts.tsx';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage('/payment-success');

const statusOf: Record<Exclude<EmailCorrection, { ok: true }>['refusal'], number> = {
  'not-found': 404,
  'bad-email': 400,
  'other-browser': 403,
  closed: 409,
  'too-often': 429,
};

/** `POST /payment-success/email?session=…`: corrects the address once and sends the confirmation again. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const email = textOf(await readForm(request), 'email');
  const who = await whoOf(request, context);
  const corrected = await correctEmail(worldOf(context), who, { returnToken: session, email });
  if (corrected.ok) {
    const here = ownPath(factsOf(context), '/payment-success');
    return redirect(`${here}?session=${encodeURIComponent(session)}`, 303);
  }
  const headers: Record<string, string> =
    corrected.refusal === 'too-often' ? { 'retry-after': String(corrected.retryAfterSeconds) } : {};
  const problem: EmailProblem = { problem: corrected.refusal, email };
  return data(problem, { status: statusOf[corrected.refusal], headers });
}
