import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { joinTexts } from '#studio/journal/entry-text.ts';
import { journalSentences } from '#studio/journal/journal.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { Autosave, type Other, type SaveAnswer, type SavePayload, type SaveState } from './autosave.ts';
import { type Draft, deleteDraft, keepDraft, readDraft } from './drafts.ts';
import type { EntryEditorProps } from './entry-editor-props.ts';

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

interface Words {
  body: string;
  isShared: boolean;
}

function wordsOf(form: HTMLFormElement): Words {
  const fields = new FormData(form);
  const body = fields.get('body');
  // FormData normalises line breaks to CRLF.
  return {
    body: typeof body === 'string' ? body.replaceAll('\r\n', '\n') : '',
    isShared: fields.has('shared'),
  };
}

function putWords(form: HTMLFormElement, { body, isShared }: Words): void {
  const text = form.elements.namedItem('body');
  if (text instanceof HTMLTextAreaElement) text.value = body;
  const shared = form.elements.namedItem('shared');
  if (shared instanceof HTMLInputElement) shared.checked = isShared;
}

/** Connects the form to `Autosave`: timers, network, local copy, pagehide. */
export function useAutosave(props: EntryEditorProps): Saving {
  const { userId, id, version, refused, words, language } = props;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SaveState>({ kind: version > 0 ? 'saved' : 'idle' });
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const { autosave, isAlive } = useSaver(props, form, setState);

  const typed = () => form.current && autosave.current?.change(wordsOf(form.current), performance.now());

  function submit(event: FormEvent<HTMLFormElement>): void {
    const saver = autosave.current;
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const how = pressed?.dataset.how ?? 'save';
    const other = state.kind === 'changed' ? state.other : (refused?.other ?? null);
    if (!saver || !form.current) return;
    event.preventDefault();
    const mine = wordsOf(form.current);
    if (how === 'merge' && other) {
      const joined = { body: joinTexts(mine.body, other.body), isShared: mine.isShared };
      putWords(form.current, joined);
      saver.goOn({ ...joined, version: other.version }, performance.now());
    } else if (how === 'copy') void divide(saver, mine, other);
    else if (other) saver.goOn({ ...mine, version: other.version }, performance.now());
    else if (mine.body.trim() !== '' || version > 0) saver.press(mine, performance.now());
  }

  /** Saves the local text as a new entry; the stored text stays in this one. */
  async function divide(saver: Autosave, mine: Words, other: (Words & { version: number }) | null) {
    const target = newId();
    if (!(await saveAsNew(target, mine))) return;
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

/** `crypto.randomUUID` exists in secure contexts only. */
function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID (version 4). */
function newId(): string {
  const hex = newClientId();
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The saver of this entry, from hydration until the page is left. */
function useSaver(
  { userId, id, body, isShared, version, refused }: EntryEditorProps,
  form: RefObject<HTMLFormElement | null>,
  onState: (state: SaveState) => void,
) {
  const autosave = useRef<Autosave | null>(null);
  const [isAlive, setAlive] = useState(false);
  const start = useRef({ body, isShared, version, isRefused: refused !== null });
  useEffect(() => {
    const draft = readDraft(userId, id);
    const stored = start.current;
    const isNews = draft !== null && (draft.body !== stored.body || draft.isShared !== stored.isShared);
    const saver = openSaver({ userId, id, stored, draft: isNews ? draft : null, onState });
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
    return saveOnLeaving(saver);
  }, [userId, id, form, onState]);
  return { autosave, isAlive };
}

function openSaver({
  userId,
  id,
  stored,
  draft,
  onState,
}: {
  userId: string;
  id: string;
  stored: Words & { version: number };
  /** The local copy, if it differs from the stored entry. */
  draft: Draft | null;
  onState: (state: SaveState) => void;
}): Autosave {
  return new Autosave(
    {
      send: (payload, isLeaving) => sendEntry(id, payload, isLeaving),
      keep: (draft) => keepDraft(userId, id, draft),
      forget: () => deleteDraft(userId, id),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      onState,
    },
    {
      body: stored.body,
      isShared: stored.isShared,
      version: draft ? draft.version : stored.version,
      clientId: newClientId(),
      revision: 0,
    },
    draft ? { clientId: draft.clientId, revision: draft.revision } : { clientId: '', revision: 0 },
  );
}

/** Browsers limit keepalive requests to 64 KiB. */
const mostWhenLeaving = 60_000;
const silent = { kind: 'silent' } as const;

/** Never throws: a network error or a foreign response (captive portal) is 'silent'. */
async function sendEntry(entryId: string, payload: SavePayload, isLeaving: boolean): Promise<SaveAnswer> {
  const body = new URLSearchParams(
    Object.entries(payload).map(([name, value]) => [name, value === false ? '' : String(value)]),
  );
  try {
    const answer = await fetch(`/dashboard/journal/${entryId}/save`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      keepalive: isLeaving && body.toString().length < mostWhenLeaving,
      signal: AbortSignal.timeout(20_000),
    });
    return readAnswer(await answer.json());
  } catch {
    return silent;
  }
}

/** By hand: a validation library would be the largest script of this page. */
function readAnswer(answer: unknown): SaveAnswer {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return silent;
  const response = answer as { kind: unknown; version?: unknown; other?: Other; because?: unknown };
  if (response.kind === 'saved' && typeof response.version === 'number') {
    return { kind: 'saved', version: response.version };
  }
  if (response.kind === 'changed' && typeof response.other?.body === 'string') {
    return { kind: 'changed', other: response.other };
  }
  const because = reasons.find((reason) => reason === response.because);
  return response.kind === 'refused' && because ? { kind: 'refused', because } : silent;
}

const reasons = ['gone', 'too-long', 'bad', 'signed-out', 'not-there'] as const;

/** Returns the cleanup. */
function saveOnLeaving(saver: Autosave): () => void {
  const leave = () => void saver.saveNow(true);
  const leaveWhenHidden = () => document.visibilityState === 'hidden' && leave();
  const onReconnect = () => void saver.saveNow();
  addEventListener('pagehide', leave);
  addEventListener('online', onReconnect);
  document.addEventListener('visibilitychange', leaveWhenHidden);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('online', onReconnect);
    document.removeEventListener('visibilitychange', leaveWhenHidden);
    saver.stop();
    leave();
  };
}

async function saveAsNew(entryId: string, words: Words): Promise<boolean> {
  const client = { clientId: newClientId(), revision: 1, previousClientId: '', previousRevision: 0 };
  const answer = await sendEntry(entryId, { ...words, version: 0, ...client }, false);
  return answer.kind === 'saved';
}

/** Null: no action is needed. */
function problemOf(state: SaveState, language: Language, signedOut: string): string | null {
  if (state.kind === 'changed') return journalSentences[language].changed;
  if (state.kind !== 'refused') return null;
  return state.because === 'signed-out' ? signedOut : journalSentences[language][state.because];
}
