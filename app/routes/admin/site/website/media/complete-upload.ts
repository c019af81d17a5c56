import { redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { finishMediaUpload } from '#studio/shared/content/media/upload-media.ts';
import { permitted } from '../../../permissions.ts';
import { versionFrom } from '../../../read-action.ts';
import type { Route } from './+types/complete-upload';
import { mediaPath } from './media-path.ts';
import { fileIdOf } from './refuse-media.ts';
import { answerUpload } from './upload-answer.ts';

/** `POST /admin/website/media/uploads/<id>/completion`: with `replaces` in the place of that file. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'website');
  if (!who) return answerUpload({ ok: false, refusal: 'not-allowed' }, asking.language);
  const form = await readForm(request);
  const replaced = textOf(form, 'replaces');
  const outcome = await finishMediaUpload(worldOf(context), who, {
    uploadId: fileIdOf(params.upload),
    replaced: replaced ? { id: fileIdOf(replaced), version: versionFrom(form) } : null,
  });
  return answerUpload(outcome, who.language, outcome);
}

export function loader() {
  throw redirect(mediaPath);
}
