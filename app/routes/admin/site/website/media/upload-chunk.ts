import { redirect } from 'react-router';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { MediaRefusal } from '#studio/shared/content/media/media-file.ts';
import { storeMediaChunk } from '#studio/shared/content/media/upload-media.ts';
import { acceptUpload } from '#studio/teaching/learning/files/accept-upload.ts';
import { receiveChunk } from '../../../office/uploads/receive-chunk.ts';
import { tooManyUploads } from '../../../office/uploads/too-many-uploads.ts';
import { permitted } from '../../../permissions.ts';
import type { Route } from './+types/upload-chunk';
import { mediaPath } from './media-path.ts';
import { fileIdOf } from './refuse-media.ts';
import { answerUpload } from './upload-answer.ts';

/** Idempotent; SHA-256 in `x-sha256`. The server limits the body to 8 MB. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'website');
  const refuse = (refusal: MediaRefusal) => answerUpload({ ok: false, refusal }, asking.language);
  if (request.method !== 'PUT' || !who) return refuse('not-found');
  const world = worldOf(context);
  const taken = await acceptUpload(world, who, 'uploadPiecesPerAccount');
  if (!taken.ok) return tooManyUploads(taken);
  const outcome = await receiveChunk(request, (body) =>
    storeMediaChunk(world, who, {
      uploadId: fileIdOf(params.upload),
      number: /^\d{1,5}$/.test(params.number) ? Number(params.number) : -1,
      sha256: request.headers.get('x-sha256') ?? '',
      body,
    }),
  );
  return outcome ? answerUpload(outcome, who.language) : refuse('damaged');
}

export function loader() {
  throw redirect(mediaPath);
}
