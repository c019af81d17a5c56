import type { Language } from '#studio/shared/language.ts';
import type { RefusedEntry } from './entry-from-form.ts';
import type { journalMessages } from './journal.messages.ts';

export interface EntryEditorProps {
  userId: string;
  id: string;
  body: string;
  isShared: boolean;
  version: number;
  /** Just saved by a form. */
  flash: boolean;
  language: Language;
  words: (typeof journalMessages)['en'];
  refused: RefusedEntry | null;
}
