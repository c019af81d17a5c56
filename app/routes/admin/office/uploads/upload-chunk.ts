import { redirect } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { acceptUpload } from '#studio/teaching/learning/files/accept-upload.ts';
import { isArriving, storeChunk } from '#studio/teaching/learning/files/store-chunk.ts';
import { type FileRefusal, fileRefusal } from '#studio/teaching/learning/files/upload.messages.ts';
import { permitted } from '../../permissions.ts';
import type { Route } from './+types/upload-chunk';
import { receiveChunk } from './receive-chunk.ts';
import { tooManyUploads } from './too-many-uploads.ts';

const statuses: Partial<Record<FileRefusal, number>> = {
  damaged: 422,
  'not-media': 415,
};

/** Idempotent; SHA-256 in `x-sha256`. The server limits the body to 8 MB. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'catalogue');
  const refuse = (refusal: FileRefusal) =>
    jsonAnswer(fileRefusal(asking.language, refusal), {
      status: statuses[refusal] ?? refusalStatus(refusal),
    });
  if (!who || request.method !== 'PUT') return refuse('not-found');
  const world = worldOf(context);
  if (!(await isArriving(world, who, params.upload))) return refuse('not-found');
  const taken = await acceptUpload(world, who, 'uploadPiecesPerAccount');
  if (!taken.ok) return tooManyUploads(taken);
  const outcome = await receiveChunk(request, (body) =>
    storeChunk(world, who, {
      uploadId: params.upload,
      number: /^\d{1,5}$/.test(params.number) ? Number(params.number) : -1,
      sha256: request.headers.get('x-sha256') ?? '',
      body,
    }),
  );
  if (!outcome) return refuse('damaged');
  return outcome.ok ? jsonAnswer({ ok: true }) : refuse(outcome.refusal);
}

export function loader() {
  throw redirect('/admin/lessons');
}
