import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { SavedText } from '#studio/shared/texts/autosaved-text.ts';
import { jsonAnswer } from '../answers.ts';
import type { Other } from './autosave.ts';

export type TextOutcome = SavedText | { ok: false; refusal: 'too-long' | 'bad' };

export const saveStatuses = { changed: 409, gone: 410, 'not-there': 404, 'too-long': 413, bad: 400 } as const;

export const signedOutAnswer = () => jsonAnswer({ kind: 'refused', because: 'signed-out' }, { status: 401 });

export const notAllowedAnswer = () =>
  jsonAnswer({ kind: 'refused', because: 'not-there' }, { status: 405, headers: { allow: 'POST' } });

/** What `useAutosave` reads. */
export function answerSave(outcome: TextOutcome, language: Language): Response {
  if (outcome.ok) return jsonAnswer({ kind: 'saved', version: outcome.version });
  const status = saveStatuses[outcome.refusal];
  const other = otherOf(outcome, language);
  return jsonAnswer(other ? { kind: 'changed', other } : { kind: 'refused', because: outcome.refusal }, {
    status,
  });
}

/** The stored text of a conflict, with its time as words. */
export function otherOf(outcome: TextOutcome, language: Language): Other | null {
  if (outcome.ok || outcome.refusal !== 'changed') return null;
  const changedAt = formats[language].instant(outcome.other.changedAt);
  return { ...outcome.other, changedAt };
}
