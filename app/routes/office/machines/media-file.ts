import { answerCaptions } from '#app/web/files/answer-captions.ts';
import { answerStored } from '#app/web/files/answer-stored.ts';
import { worldOf } from '#app/web/world.ts';
import { findCaptionsFile } from '#studio/shared/content/media/media-captions.queries.ts';
import { openMediaFile } from '#studio/shared/content/media/store-media.ts';
import type { Route } from './+types/media-file';

/**
 * `/media/<id>.<format>`: a film or a PDF of the media library, whole or in part, immutable. `/media/<id>.<language>.vtt`:
 * the film's captions, which the owner may replace.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { file } = params;
  const captions = await findCaptionsFile(worldOf(context).db.query, file);
  if (captions) return answerCaptions(request, captions, 'no-cache');
  return answerStored(request, file, (range) => openMediaFile(worldOf(context), file, range));
}
