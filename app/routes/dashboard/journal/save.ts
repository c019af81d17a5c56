import { answerSave, notAllowedAnswer, signedOutAnswer } from '#app/web/autosave/answer-save.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { saveEntry } from '#studio/teaching/journal/save-entry.ts';
import type { Route } from './+types/save';

/** `/dashboard/journal/<entry>/save`: the autosave endpoint of app/web/autosave. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await whoOf(request, context);
  if (who.role === 'visitor') return signedOutAnswer();
  const sent = Object.fromEntries(await readForm(request));
  return answerSave(await saveEntry(worldOf(context), who, { ...sent, id: params.entry }), who.language);
}

export const loader = notAllowedAnswer;
