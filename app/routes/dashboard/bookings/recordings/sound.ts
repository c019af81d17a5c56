import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { answerSound } from '#app/routes/teaching/session-recordings/answer-sound.ts';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/sound';
import { ownRecordingPath } from './recording-path.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await signedIn(request, context, ownRecordingPath(params));
  return answerSound(request, { world: worldOf(context), who }, { ...params, as: 'student' });
}
