import { answerSound } from '#app/routes/teaching/session-recordings/answer-sound.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../../owner-only.ts';
import type { Route } from './+types/sound';
import { recordingPath } from './recording-path.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('calendar', { request, context }, recordingPath(params));
  return answerSound(request, { world: worldOf(context), who }, { ...params, as: 'owner' });
}
