import { answerStored } from '#app/web/files/answer-stored.ts';
import { worldOf } from '#app/web/world.ts';
import { openMediaFile } from '#studio/content/media/store-media.ts';
import type { Route } from './+types/media-file';

/** `/media/<id>.<format>`: a film or a PDF of the media library, whole or in part. Immutable. */
export function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { file } = params;
  return answerStored(request, file, (range) => openMediaFile(worldOf(context), file, range));
}
