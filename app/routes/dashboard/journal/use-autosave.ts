import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { joinTexts } from '#studio/journal/entry-text.ts';
import { Autosave, type SaveState } from './autosave.ts';
import { deleteDraft, keepDraft, readDraft } from './drafts.ts';
import type { EntryEditorProps } from './entry-editor-props.ts';
import { newClientId, newId } from './marks.ts';
import { problemOf } from './problem-of.ts';
import { sendEntry } from './send-entry.ts';

export interface Saving {
  form: RefObject<HTMLFormElement | null>;
  /** Hydrated: autosave is active. */
  isAlive: boolean;
  state: SaveState;
  /** A message, if the state needs the student. */
  problem: string | null;
  /** The new entry split from this one. */
  movedTo: string | null;
  /** The current URL, to return to after sign-in. */
  here: string;
  typed(): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  discard(): void;
}

function wordsOf(form: HTMLFormElement): { body: string; isShared: boolean } {
  const fields = new FormData(form);
  const body = fields.get('body');
  // FormData normalises line breaks to CRLF.
  return {
    body: typeof body === 'string' ? body.replaceAll('\r\n', '\n') : '',
    isShared: fields.has('shared'),
  };
}

function putWords(form: HTMLFormElement, { body, isShared }: { body: string; isShared: boolean }): void {
  const text = form.elements.namedItem('body');
  if (text instanceof HTMLTextAreaElement) text.value = body;
  const shared = form.elements.namedItem('shared');
  if (shared instanceof HTMLInputElement) shared.checked = isShared;
}

/** Connects the form to `Autosave`: timers, network, local copy, pagehide. */
export function useAutosave(props: EntryEditorProps): Saving {
  const { userId, id, body, isShared, version, refused, words, language } = props;
  const form = useRef<HTMLFormElement>(null);
  const autosave = useRef<Autosave | null>(null);
  const [state, setState] = useState<SaveState>({ kind: version > 0 ? 'saved' : 'idle' });
  const [isAlive, setAlive] = useState(false);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const start = useRef({ body, isShared, version, isRefused: refused !== null });

  useEffect(() => {
    const draft = readDraft(userId, id);
    const stored = start.current;
    const isNews = draft !== null && (draft.body !== stored.body || draft.isShared !== stored.isShared);
    const saver = new Autosave(
      {
        send: (payload, isLeaving) => sendEntry(id, payload, isLeaving),
        keep: (kept) => keepDraft(userId, id, kept),
        forget: () => deleteDraft(userId, id),
        later: (milliseconds, act) => {
          const timer = setTimeout(act, milliseconds);
          return () => clearTimeout(timer);
        },
        onState: setState,
      },
      {
        body: stored.body,
        isShared: stored.isShared,
        version: isNews ? draft.version : stored.version,
        writer: newClientId(),
        stroke: 0,
      },
      isNews ? { writer: draft.writer, stroke: draft.stroke } : { writer: '', stroke: 0 },
    );
    autosave.current = saver;
    // The new id goes into the URL, so that a reload finds the local copy.
    if (stored.version === 0 && location.pathname.endsWith('/new')) {
      history.replaceState(history.state, '', `${location.pathname}?entry=${id}`);
    }
    setAlive(true);
    const now = form.current ? wordsOf(form.current) : stored;
    const isTyped = now.body !== stored.body || now.isShared !== stored.isShared;
    if (isTyped && !stored.isRefused) saver.change(now, performance.now());
    else if (isNews) {
      if (form.current) putWords(form.current, draft);
      saver.change(draft, performance.now());
    } else if (draft) deleteDraft(userId, id);
    const leave = () => void saver.saveNow(true);
    const leaveWhenHidden = () => document.visibilityState === 'hidden' && leave();
    const lineIsBack = () => void saver.saveNow();
    addEventListener('pagehide', leave);
    addEventListener('online', lineIsBack);
    document.addEventListener('visibilitychange', leaveWhenHidden);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', lineIsBack);
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      saver.stop();
      leave();
    };
  }, [userId, id]);

  const typed = () => form.current && autosave.current?.change(wordsOf(form.current), performance.now());

  function submit(event: FormEvent<HTMLFormElement>): void {
    const saver = autosave.current;
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const intent = pressed instanceof HTMLButtonElement ? pressed.value : 'save';
    const other = state.kind === 'changed' ? state.other : (refused?.other ?? null);
    if (!saver || !form.current) return;
    event.preventDefault();
    const mine = wordsOf(form.current);
    if (intent === 'together' && other) {
      const joined = { body: joinTexts(mine.body, other.body), isShared: mine.isShared };
      putWords(form.current, joined);
      saver.goOn({ ...joined, version: other.version }, performance.now());
    } else if (intent === 'two') void divide(saver, mine, other);
    else if (other) saver.goOn({ ...mine, version: other.version }, performance.now());
    else if (mine.body.trim() !== '' || version > 0) saver.press(mine, performance.now());
  }

  /** Saves the local text as a new entry; the stored text stays in this one. */
  async function divide(
    saver: Autosave,
    mine: { body: string; isShared: boolean },
    other: { body: string; isShared: boolean; version: number } | null,
  ): Promise<void> {
    const target = newId();
    const payload = {
      ...mine,
      version: 0,
      writer: newClientId(),
      stroke: 1,
      formerWriter: '',
      formerStroke: 0,
    };
    const answer = await sendEntry(target, payload, false);
    if (answer.kind !== 'saved') return;
    if (!other) {
      deleteDraft(userId, id);
      location.assign(`/dashboard/journal/${target}`);
      return;
    }
    if (form.current) putWords(form.current, other);
    saver.take(other);
    setMovedTo(target);
  }

  function discard(): void {
    autosave.current?.take({ body: '', isShared: false, version: 0 });
  }

  const problem = problemOf(state, language, words.entry.signedOut);
  const here = `/dashboard/journal/${version > 0 ? id : `new?entry=${id}`}`;
  return { form, isAlive, state, problem, movedTo, here, typed, submit, discard };
}
