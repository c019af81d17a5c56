import { answerFile } from '#app/web/files/answer-file.ts';
import { worldOf } from '#app/web/world.ts';
import { contentTypes } from '#studio/shared/media/media-kind.ts';
import { readStored, storedFile } from '#studio/teaching/learning/files/read-chunks.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/lesson-preview';
import { fileOfLesson } from './file-of-lesson.ts';

/** `/admin/lessons/<id>/files/<file>`: any stored file, published or not. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  await ownerOnly('catalogue', { request, context }, `/admin/lessons/${params.lesson}`);
  const world = worldOf(context);
  const file = await fileOfLesson(world.db.query, params);
  if (!file?.kind) throw new Response(null, { status: 404 });
  const stored = await storedFile(world.db.query, file);
  return answerFile(request, {
    bytes: stored.bytes,
    contentType: contentTypes[file.kind],
    digest: file.digest,
    name: file.name,
    read: (start, end) => readStored(world.files, { file: stored, start, end }),
  });
}
