import { redirect } from 'react-router';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { cancelMediaUpload } from '#studio/shared/content/media/upload-media.ts';
import { permitted } from '../../../permissions.ts';
import type { Route } from './+types/cancel-upload';
import { mediaPath } from './media-path.ts';
import { fileIdOf } from './refuse-media.ts';
import { answerUpload } from './upload-answer.ts';

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'website');
  if (!who) return answerUpload({ ok: false, refusal: 'not-allowed' }, asking.language);
  await cancelMediaUpload(worldOf(context), who, fileIdOf(params.upload));
  return answerUpload({ ok: true }, who.language);
}

export function loader() {
  throw redirect(mediaPath);
}
