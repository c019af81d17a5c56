import type { JsonCall } from '#app/json-routes.ts';
import { answerApplication, postOnly } from './wire-applications.ts';

/** Wire call 6, `submit-celebrity-application`. */
export function action({ request, context }: JsonCall): Promise<Response> {
  return answerApplication(request, context, 'celebrity-vocal-experience');
}

export const loader = postOnly;
