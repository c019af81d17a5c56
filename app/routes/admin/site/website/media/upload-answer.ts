import { jsonAnswer } from '#app/web/answers.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { Refused } from '#studio/shared/content/media/media-file.ts';
import type { Language } from '#studio/shared/language.ts';
import { mediaRefusals } from './media.messages.ts';

/** The client repeats after 422, 429 and 5xx only. */
const statuses: Partial<Record<Refused['refusal'], number>> = {
  'not-allowed': 404,
  damaged: 422,
  unsupported: 415,
  incomplete: 409,
};

export function answerUpload(
  outcome: { ok: true } | Refused,
  language: Language,
  payload: object = { ok: true },
): Response {
  if (outcome.ok) return jsonAnswer(payload);
  const { refusal } = outcome;
  const message = mediaRefusals[language][refusal];
  const status = statuses[refusal] ?? refusalStatus(refusal);
  return jsonAnswer({ ok: false, refusal, message }, { status });
}
