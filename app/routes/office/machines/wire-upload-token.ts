import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { callingPage } from '#app/web/page-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { createUploadToken } from '#studio/site/magazine/create-upload-token.ts';

/** `upload-token`: permits one PDF upload, {token, expiresAt}. Requested when the story dialog opens. */
export async function action({ request, context }: JsonCall): Promise<Response> {
  if (request.method !== 'POST') return loader();
  const world = worldOf(context);
  const { language } = callingPage(request, world.settings.siteUrl);
  const outcome = await createUploadToken(world, { ...(await whoOf(request, context)), language });
  if (outcome.ok) return jsonAnswer({ token: outcome.token, expiresAt: outcome.expiresAt.toString() });
  const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
  return jsonAnswer({ error: outcome.message, message: outcome.message }, { status: 429, headers });
}

export function loader(): Response {
  const message = 'POST only.';
  return jsonAnswer({ error: message, message }, { status: 405, headers: { allow: 'POST' } });
}
