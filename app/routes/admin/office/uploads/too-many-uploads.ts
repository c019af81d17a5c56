import { jsonAnswer } from '#app/web/answers.ts';
import type { AcceptOutcome } from '#studio/teaching/learning/files/accept-upload.ts';

/** 429 with Retry-After; the client retries. */
export function tooManyUploads(refused: Extract<AcceptOutcome, { ok: false }>): Response {
  const { retryAfterSeconds, ...payload } = refused;
  return jsonAnswer(payload, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
}
