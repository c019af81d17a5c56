import type { Route } from './+types/wire-retreat-application';
import { answerApplication, postOnly } from './wire-applications.ts';

/** Wire call 6, `submit-celebrity-application`. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApplication(request, context, 'celebrity-vocal-experience');
}

export const loader = postOnly;
