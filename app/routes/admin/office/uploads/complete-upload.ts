import { redirect } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { finishUpload } from '#studio/teaching/learning/files/finish-upload.ts';
import { fileRefusal } from '#studio/teaching/learning/files/upload.messages.ts';
import { permitted } from '../../permissions.ts';
import { versionOf } from '../../read-action.ts';
import type { Route } from './+types/complete-upload';

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'catalogue');
  if (!who) return jsonAnswer(fileRefusal(asking.language, 'not-allowed'), { status: 404 });
  const form = await readForm(request);
  const outcome = await finishUpload(worldOf(context), {
    who,
    uploadId: params.upload,
    seen: versionOf(form),
  });
  if (outcome.ok) return jsonAnswer(outcome);
  // The client retries after 503.
  const status = outcome.refusal === 'busy' ? 503 : outcome.refusal === 'not-found' ? 404 : 409;
  return jsonAnswer(outcome, { status });
}

export function loader() {
  throw redirect('/admin/lessons');
}
