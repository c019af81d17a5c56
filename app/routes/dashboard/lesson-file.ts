import { answerFile } from '#app/web/files/answer-file.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { contentTypes } from '#studio/shared/media/media-kind.ts';
import { readStored, storedFile } from '#studio/teaching/learning/files/read-chunks.ts';
import { lessonFileFor } from '#studio/teaching/learning/study-lesson.queries.ts';
import type { Route } from './+types/lesson-file';

/** Authorised per range request. 404 when missing or not enrolled; 403 while access is paused. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  // The link passes its language, because the URL has no prefix.
  const requested = new URL(request.url).searchParams.get('in');
  const selected = {
    lessonId: params.lesson,
    resourceId: (params as { resource?: string }).resource ?? null,
    language: requested === 'da' || requested === 'en' ? requested : factsOf(context).language,
  };
  const file = await lessonFileFor(world.db.query, { person: who, selected, now: world.clock.now() });
  if (file === 'paused') return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
  if (!file) throw new Response(null, { status: 404 });
  const stored = await storedFile(world.db.query, file);
  return answerFile(request, {
    bytes: stored.bytes,
    contentType: contentTypes[file.kind],
    digest: file.digest,
    name: file.name,
    read: (start, end) => readStored(world.files, { file: stored, start, end }),
  });
}
