import { jsonAnswer } from '#app/web/answers.ts';

export function badSignature(): Response {
  return jsonAnswer({ error: 'bad_signature', message: 'The signature does not fit.' }, { status: 400 });
}

export function postOnly(): Response {
  const init = { status: 405, headers: { allow: 'POST' } };
  return jsonAnswer({ error: 'method_not_allowed', message: 'POST only.' }, init);
}
