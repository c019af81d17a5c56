import type { RouterContextProvider } from 'react-router';
import { jsonAnswer, readJson } from '#app/web/answers.ts';
import { callingPage } from '#app/web/page-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import type { SpecifiedProgramme } from '#studio/teaching/applications/application.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';

/** The default language of each form, as specified. */
const specified: Record<SpecifiedProgramme, Language> = {
  'voice-elevated': 'da',
  'celebrity-vocal-experience': 'en',
};

/** Wire calls 5 and 6 → {ok, answerBy, statusUrl} or {error, message, fields}. Files from forms only. */
export async function answerApplication(
  request: Request,
  context: Readonly<RouterContextProvider>,
  programme: SpecifiedProgramme,
): Promise<Response> {
  const world = worldOf(context);
  const saysLanguage = request.headers.has('referer') || request.headers.has('content-language');
  const language = saysLanguage
    ? callingPage(request, world.settings.siteUrl).language
    : specified[programme];
  const who = { ...(await whoOf(request, context)), language };
  const values = await readJson(request);
  const outcome = await submitApplication(world, who, { programme, values, files: [] });
  if (outcome.ok) {
    const statusUrl = world.settings.siteUrl + pageAddress(`/applications/${outcome.token}`, language);
    return jsonAnswer({ ok: true, answerBy: outcome.answerBy.toString(), statusUrl });
  }
  const body = { error: outcome.refusal, message: outcome.message };
  if (outcome.refusal === 'invalid') return jsonAnswer({ ...body, fields: outcome.errors }, { status: 400 });
  if (outcome.refusal === 'files') return jsonAnswer(body, { status: 400 });
  return jsonAnswer(body, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } });
}

export function postOnly(): Response {
  const message = 'POST only.';
  return jsonAnswer({ error: 'method-not-allowed', message }, { status: 405, headers: { allow: 'POST' } });
}
