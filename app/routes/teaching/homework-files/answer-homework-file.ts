import { answerFile } from '#app/web/files/answer-file.ts';
import type { World } from '#platform/world.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import type { Who } from '#studio/shared/who.ts';
import { homeworkFileFor, type RequestedFile } from '#studio/teaching/students/homework.queries.ts';
import { homeworkTypes } from '#studio/teaching/students/homework-file.ts';
import { openSound } from '#studio/teaching/students/recordings/open-sound.ts';

/** Authorised per request, also of each part. 404 where it is missing or another person's. */
export async function answerHomeworkFile(
  request: Request,
  { world, who }: { world: World; who: Who },
  requested: RequestedFile,
): Promise<Response> {
  const file = await homeworkFileFor(world.db.query, who, requested);
  if (!file) throw new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const { id, key, kind, bytes, name } = file;
  return answerFile(request, {
    bytes,
    contentType: homeworkTypes[kind],
    digest: id,
    name,
    read: (start, end) => streamOf(openSound(world.files, key, { start, end })),
  });
}
