import { journalSentences } from '#studio/journal/journal.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import type { SaveState } from './autosave.ts';

/** Null: no action is needed. */
export function problemOf(state: SaveState, language: Language, signedOut: string): string | null {
  if (state.kind === 'changed') return journalSentences[language].changed;
  if (state.kind !== 'refused') return null;
  return state.because === 'signed-out' ? signedOut : journalSentences[language][state.because];
}
