import { answerFile } from '#app/web/files/answer-file.ts';
import type { World } from '#platform/world.ts';
import { attachmentTypes } from '#studio/shared/media/attachment.ts';
import { contentTypes } from '#studio/shared/media/media-kind.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import type { Who } from '#studio/shared/who.ts';
import { openSound } from '#studio/teaching/students/recordings/open-sound.ts';
import {
  type RequestedRecording,
  recordingFor,
} from '#studio/teaching/students/recordings/recordings.queries.ts';

/** The file of a recording, authorised per request, also of each part. 404 where it is missing or another person's. */
export async function answerSound(
  request: Request,
  { world, who }: { world: World; who: Who },
  requested: RequestedRecording,
): Promise<Response> {
  const recording = await recordingFor(world.db.query, who, requested);
  if (!recording) throw new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const { id, key, format, bytes, name } = recording;
  return answerFile(request, {
    bytes,
    contentType: format === 'bin' ? attachmentTypes.bin : contentTypes[format],
    digest: id,
    name: format === 'bin' ? name : `${name}.${format}`,
    read: (start, end) => streamOf(openSound(world.files, key, { start, end })),
  });
}
