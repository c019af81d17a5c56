import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer, readJson } from '#app/web/answers.ts';
import { callingPage } from '#app/web/page-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';

/** Wire call 4 → 200. A refusal has its message in `error` (specified) and `message` (all our calls). */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const { language } = callingPage(request, world.settings.siteUrl);
  const who = { ...(await whoOf(request, context)), language };
  const outcome = await sendContactMessage(world, who, await readJson(request));
  if (outcome.ok) return jsonAnswer({ ok: true });
  const body = { error: outcome.message, message: outcome.message };
  if (outcome.refusal !== 'too-many') {
    return jsonAnswer({ ...body, fields: outcome.fields }, { status: 400 });
  }
  const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
  return jsonAnswer(body, { status: 429, headers });
}

export function loader(): Response {
  const message = 'POST only.';
  return jsonAnswer({ error: message, message }, { status: 405, headers: { allow: 'POST' } });
}
