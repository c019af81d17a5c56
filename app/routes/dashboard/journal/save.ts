import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { saveEntry } from '#studio/journal/save-entry.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Route } from './+types/save';

export const middleware = [personalLanguage];

const statuses = { gone: 410, 'not-there': 404, 'too-long': 413, bad: 400 } as const;

/** `/dashboard/journal/<entry>/save`: the autosave endpoint of use-autosave.ts. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await whoOf(request, context);
  if (who.role === 'visitor') return jsonAnswer({ kind: 'refused', because: 'signed-out' }, { status: 401 });
  const sent = Object.fromEntries(await readForm(request));
  const outcome = await saveEntry(worldOf(context), who, { ...sent, id: params.entry });
  if (outcome.ok) return jsonAnswer({ kind: 'saved', version: outcome.version });
  if (outcome.refusal !== 'changed') {
    return jsonAnswer({ kind: 'refused', because: outcome.refusal }, { status: statuses[outcome.refusal] });
  }
  const { changedAt, ...other } = outcome.other;
  const when = formatInstant(changedAt, studioTimeZone, who.language);
  return jsonAnswer({ kind: 'changed', other: { ...other, changedAt: when } }, { status: 409 });
}

export function loader() {
  return jsonAnswer({ kind: 'refused', because: 'not-there' }, { status: 405, headers: { allow: 'POST' } });
}
