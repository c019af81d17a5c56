import { answerSave, notAllowedAnswer, signedOutAnswer } from '#app/web/autosave/answer-save.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { saveSessionNote } from '#studio/teaching/students/session-note.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/note-save';

/** `POST /admin/bookings/<booking>/brief/note/save`: the autosave endpoint of the note. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if ((await whoOf(request, context)).role === 'visitor') return signedOutAnswer();
  const who = await ownerOnly('calendar', { request, context }, `/admin/bookings/${params.booking}/brief`);
  const sent = Object.fromEntries(await readForm(request));
  const outcome = await saveSessionNote(worldOf(context), who, { ...sent, id: params.booking });
  return answerSave(outcome, factsOf(context).language);
}

export const loader = notAllowedAnswer;
