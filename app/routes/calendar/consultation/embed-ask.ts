import type { EmbedField } from '#app/client/embed/model.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import type { JsonCall } from '../../../json-routes.ts';
import { refusalHeaders, refusalStatus } from '../booking/answer-refusal.ts';
import { postedForm, verbInput } from '../booking/form-input.ts';
import { embedLanguage } from './embed-times.ts';

const fieldNames: Readonly<Record<string, EmbedField>> = {
  name: 'name',
  email: 'email',
  slotStart: 'slot_start',
};

/** A simple form request, to avoid a CORS preflight; `holder` replaces the cookie. */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const form = await readForm(request);
  const who = {
    ...(await whoOf(request, context)),
    language: embedLanguage(textOf(form, 'language')),
    holderToken: textOf(form, 'holder') || null,
  };
  const world = worldOf(context);
  await refreshBusyTimes(world);
  const outcome = await requestConsultation(world, who, verbInput(postedForm(form)));
  if (outcome.ok) return jsonAnswer({ email: outcome.email, holder: outcome.holderToken });
  const fields = (outcome.fields ?? []).flatMap((field) => fieldNames[field] ?? []);
  const init = { status: refusalStatus(outcome), headers: refusalHeaders(outcome) };
  return jsonAnswer({ error: outcome.refusal, message: outcome.message, fields }, init);
}

export function loader(): Response {
  const message = 'POST only.';
  return jsonAnswer({ error: 'method', message }, { status: 405, headers: { allow: 'POST' } });
}
