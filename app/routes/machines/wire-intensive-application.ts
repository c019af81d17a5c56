import type { Route } from './+types/wire-intensive-application';
import { answerApplication, postOnly } from './wire-applications.ts';

/** Wire call 5, `submit-voice-elevated-application`. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApplication(request, context, 'voice-elevated');
}

export const loader = postOnly;
