import { useState } from 'react';
import type { Autosave } from '#app/web/autosave/autosave.ts';
import { deleteDraft, draftKey } from '#app/web/autosave/drafts.ts';
import {
  newClientId,
  putWords,
  type Saving,
  type Stored,
  sendText,
  useAutosave,
  type Words,
} from '#app/web/autosave/use-autosave.ts';
import { journalSentences } from '#studio/teaching/journal/journal.messages.ts';
import type { EntryEditorProps } from './entry-editor-props.ts';

export interface EntrySaving extends Saving {
  /** The new entry split from this one. */
  movedTo: string | null;
  /** The current URL, to return to after sign-in. */
  here: string;
}

const saveUrlOf = (id: string) => `/dashboard/journal/${id}/save`;

/** Autosave of a journal entry, which can also be saved as a new one. */
export function useEntryAutosave(props: EntryEditorProps): EntrySaving {
  const { userId, id, version, words, language } = props;
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const key = draftKey('journal', userId, id);

  /** Saves the local text as a new entry; the stored text stays in this one. */
  async function divide(saver: Autosave, mine: Words, other: Stored | null) {
    const target = newId();
    if (!(await saveAsNew(target, mine))) return;
    if (!other) {
      deleteDraft(key);
      location.assign(`/dashboard/journal/${target}`);
      return;
    }
    if (saving.form.current) putWords(saving.form.current, other);
    saver.take(other);
    setMovedTo(target);
  }

  const saving = useAutosave({
    ...props,
    draftKey: key,
    saveUrl: saveUrlOf(id),
    problems: { ...journalSentences[language], 'signed-out': words.entry.signedOut },
    newQuery: version === 0 ? `?entry=${id}` : null,
    onCopy: (saver, mine, other) => void divide(saver, mine, other),
  });
  const here = `/dashboard/journal/${version > 0 ? id : `new?entry=${id}`}`;
  return { ...saving, movedTo, here };
}

/** A random UUID (version 4). */
function newId(): string {
  const hex = newClientId();
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

async function saveAsNew(entryId: string, words: Words): Promise<boolean> {
  const client = { clientId: newClientId(), revision: 1, previousClientId: '', previousRevision: 0 };
  const answer = await sendText(saveUrlOf(entryId), { ...words, version: 0, ...client }, false);
  return answer.kind === 'saved';
}
