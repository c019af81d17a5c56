import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { beginMediaUpload } from '#studio/shared/content/media/upload-media.ts';
import { acceptUpload } from '#studio/teaching/learning/files/accept-upload.ts';
import { tooManyUploads } from '../../../office/uploads/too-many-uploads.ts';
import { permitted } from '../../../permissions.ts';
import type { Route } from './+types/begin-upload';
import { mediaPath } from './media-path.ts';
import { answerUpload } from './upload-answer.ts';

const uploadInput = z.object({
  name: z.string().trim().min(1).max(300),
  bytes: z.number().int().nonnegative(),
  fingerprint: z.string().max(200),
});

/** `POST /admin/website/media/uploads`: starts an upload, or returns the progress of the same one. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'website');
  if (!who) return answerUpload({ ok: false, refusal: 'not-allowed' }, asking.language);
  const form = await readForm(request);
  const input = uploadInput.safeParse({
    name: textOf(form, 'name').replaceAll(/\p{Cc}/gu, ''),
    bytes: Number(textOf(form, 'bytes') || Number.NaN),
    fingerprint: textOf(form, 'fingerprint'),
  });
  if (!input.success) return answerUpload({ ok: false, refusal: 'no-file' }, who.language);
  const world = worldOf(context);
  const taken = await acceptUpload(world, who, 'uploadsPerAccount');
  if (!taken.ok) return tooManyUploads(taken);
  const outcome = await beginMediaUpload(world, who, input.data);
  return answerUpload(outcome, who.language, outcome.ok ? outcome.upload : {});
}

export function loader() {
  throw redirect(mediaPath);
}
