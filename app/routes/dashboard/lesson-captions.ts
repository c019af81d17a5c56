import { answerCaptions } from '#app/web/files/answer-captions.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { captionsFor } from '#studio/teaching/learning/study-lesson.queries.ts';
import type { Route } from './+types/lesson-captions';

/** `/dashboard/lessons/<id>/captions/<language>`: captions, with the permissions of lesson-file.ts. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const { lesson: lessonId, language } = params;
  if (language !== 'en' && language !== 'da') throw new Response(null, { status: 404 });
  const found = await captionsFor(world.db.query, {
    person: who,
    selected: { lessonId, language },
    now: world.clock.now(),
  });
  if (found === 'paused')
    return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
  if (!found) throw new Response(null, { status: 404 });
  return answerCaptions(request, found);
}
