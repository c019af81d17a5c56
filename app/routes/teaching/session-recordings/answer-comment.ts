import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { commentOnRecording } from '#studio/teaching/students/recordings/edit-recordings.ts';
import type { RequestedRecording } from '#studio/teaching/students/recordings/recordings.queries.ts';
import type { RefusedComment } from './recording-page.tsx';

interface Commenting {
  requested: RequestedRecording;
  page: string;
}

export async function answerComment(
  request: Request,
  { world, who }: { world: World; who: Who },
  { requested, page }: Commenting,
) {
  const form = await readForm(request);
  const typed = { at: textOf(form, 'at').slice(0, 20), body: textOf(form, 'body').slice(0, 10_000) };
  const given = { requested, once: withIdempotency(form), ...typed };
  const outcome = await commentOnRecording(world, who, given);
  if (outcome.ok) throw redirect(`${page}?flash=commented#comments`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const refused: RefusedComment = { commentFields: outcome.fields, typed };
  return data(refused, { status: 400 });
}
