import { answerStored } from '#app/web/files/answer-stored.ts';
import { worldOf } from '#app/web/world.ts';
import { openRecording } from '#studio/shared/content/store-recording.ts';
import type { Route } from './+types/recording';

/** `/recordings/<id>.<kind>`: a recording of the owner, whole or in part. Immutable. */
export function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { file } = params;
  return answerStored(request, file, (range) => openRecording(worldOf(context), file, range));
}
