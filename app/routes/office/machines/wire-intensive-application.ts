import type { JsonCall } from '#app/json-routes.ts';
import { answerApplication, postOnly } from './wire-applications.ts';

/** Wire call 5, `submit-voice-elevated-application`. */
export function action({ request, context }: JsonCall): Promise<Response> {
  return answerApplication(request, context, 'voice-elevated');
}

export const loader = postOnly;
