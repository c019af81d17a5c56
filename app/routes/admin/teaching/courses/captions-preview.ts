import { z } from 'zod';
import { answerCaptions } from '#app/web/files/answer-captions.ts';
import { worldOf } from '#app/web/world.ts';
import { captionsOf } from '#studio/teaching/learning/files/captions.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/captions-preview';

/** `/admin/lessons/<id>/captions/<language>`: the stored captions. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  await ownerOnly('catalogue', { request, context }, `/admin/lessons/${params.lesson}`);
  const isId = z.guid().safeParse(params.lesson).success;
  const captions = isId ? await captionsOf(worldOf(context).db.query, params.lesson) : [];
  const found = captions.find(({ language }) => language === params.language);
  if (!found) throw new Response(null, { status: 404 });
  return answerCaptions(request, found);
}
