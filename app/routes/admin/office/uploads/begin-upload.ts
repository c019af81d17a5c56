import { redirect } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { acceptUpload } from '#studio/teaching/learning/files/accept-upload.ts';
import { beginUpload, uploadInput } from '#studio/teaching/learning/files/begin-upload.ts';
import { fileRefusal } from '#studio/teaching/learning/files/upload.messages.ts';
import { permitted } from '../../permissions.ts';
import { versionOf } from '../../read-action.ts';
import type { Route } from './+types/begin-upload';
import { tooManyUploads } from './too-many-uploads.ts';

/** `POST /admin/lessons/<id>/uploads`: starts an upload, or returns the progress of the same one. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'catalogue');
  if (!who) return jsonAnswer(fileRefusal(asking.language, 'not-allowed'), { status: 404 });
  const form = await readForm(request);
  const input = uploadInput.safeParse({
    lessonId: params.lesson,
    role: textOf(form, 'role'),
    language: textOf(form, 'language') || null,
    name: textOf(form, 'name').replaceAll(/\p{Cc}/gu, ''),
    bytes: Number(textOf(form, 'bytes') || Number.NaN),
    fingerprint: textOf(form, 'fingerprint'),
    seen: versionOf(form),
  });
  if (!input.success) return jsonAnswer(fileRefusal(who.language, 'not-found'), { status: 400 });
  const world = worldOf(context);
  const taken = await acceptUpload(world, who, 'uploadsPerAccount');
  if (!taken.ok) return tooManyUploads(taken);
  const outcome = await beginUpload(world, who, input.data);
  if (outcome.ok) return jsonAnswer(outcome.upload);
  const status = outcome.refusal === 'too-large' ? 413 : outcome.refusal === 'replaced' ? 409 : 400;
  return jsonAnswer(outcome, { status });
}

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/admin/lessons/${encodeURIComponent(params.lesson)}`);
}
