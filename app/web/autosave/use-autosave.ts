import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { joinTexts } from '#studio/shared/texts/entry-text.ts';
import { Autosave, type Other, type SaveAnswer, type SavePayload, type SaveState } from './autosave.ts';
import { type Draft, deleteDraft, keepDraft, readDraft } from './drafts.ts';
import { whileVisible } from './while-visible.ts';

export interface AutosavedText {
  draftKey: string;
  saveUrl: string;
  body: string;
  isShared: boolean;
  /** 0: not stored yet. */
  version: number;
  /** Refused by the form without scripts; `other` is the stored text of a conflict. */
  refused: { other: Other | null } | null;
  problems: Readonly<Record<'changed' | Reason, string>>;
  /** Query of a new text's address. */
  newQuery?: string | null;
  /** Saves the text as a new one. */
  onCopy?: (saver: Autosave, mine: Words, other: Stored | null) => void;
}

type Reason = (typeof reasons)[number];
export type Stored = Words & { version: number };

export interface Saving {
  form: RefObject<HTMLFormElement | null>;
  /** Hydrated: autosave is active. */
  isAlive: boolean;
  state: SaveState;
  /** A message, if the state needs an action. */
  problem: string | null;
  typed(): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  discard(): void;
}

export interface Words {
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

export function putWords(form: HTMLFormElement, { body, isShared }: Words): void {
  const text = form.elements.namedItem('body');
  if (text instanceof HTMLTextAreaElement) text.value = body;
  const shared = form.elements.namedItem('shared');
  if (shared instanceof HTMLInputElement) shared.checked = isShared;
}

/** Connects the form to `Autosave`: timers, network, local copy, pagehide. */
export function useAutosave(props: AutosavedText): Saving {
  const { version, refused, problems, onCopy } = props;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SaveState>({ kind: version > 0 ? 'saved' : 'idle' });
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
    } else if (how === 'copy' && onCopy) onCopy(saver, mine, other);
    else if (other) saver.goOn({ ...mine, version: other.version }, performance.now());
    else if (mine.body.trim() !== '' || version > 0) saver.press(mine, performance.now());
  }

  function discard(): void {
    autosave.current?.take({ body: '', isShared: false, version: 0 });
  }

  const problemOf = (because: string) => problems[reasons.find((reason) => reason === because) ?? 'bad'];
  const problem =
    state.kind === 'changed' ? problems.changed : state.kind === 'refused' ? problemOf(state.because) : null;
  return { form, isAlive, state, problem, typed, submit, discard };
}

/** `crypto.randomUUID` exists in secure contexts only. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function useSaver(
  { draftKey, saveUrl, body, isShared, version, refused, newQuery }: AutosavedText,
  form: RefObject<HTMLFormElement | null>,
  onState: (state: SaveState) => void,
) {
  const autosave = useRef<Autosave | null>(null);
  const [isAlive, setAlive] = useState(false);
  const start = useRef({ body, isShared, version, isRefused: refused !== null });
  useEffect(() => {
    const draft = readDraft(draftKey);
    const stored = start.current;
    const isNews = draft !== null && (draft.body !== stored.body || draft.isShared !== stored.isShared);
    const saver = openSaver({ draftKey, saveUrl, stored, draft: isNews ? draft : null, onState });
    autosave.current = saver;
    // A reload of a new text finds its local copy.
    if (newQuery && location.pathname.endsWith('/new')) {
      history.replaceState(history.state, '', location.pathname + newQuery);
    }
    setAlive(true);
    const now = form.current ? wordsOf(form.current) : stored;
    const isTyped = now.body !== stored.body || now.isShared !== stored.isShared;
    if (isTyped && !stored.isRefused) saver.change(now, performance.now());
    else if (isNews) {
      if (form.current) putWords(form.current, draft);
      saver.change(draft, performance.now());
    } else if (draft) deleteDraft(draftKey);
    return saveOnLeaving(saver);
  }, [draftKey, saveUrl, newQuery, form, onState]);
  return { autosave, isAlive };
}

function openSaver({
  draftKey,
  saveUrl,
  stored,
  draft,
  onState,
}: {
  draftKey: string;
  saveUrl: string;
  stored: Words & { version: number };
  /** The local copy, if it differs from the stored text. */
  draft: Draft | null;
  onState: (state: SaveState) => void;
}): Autosave {
  return new Autosave(
    {
      send: (payload, isLeaving) => sendText(saveUrl, payload, isLeaving),
      keep: (draft) => keepDraft(draftKey, draft),
      forget: () => deleteDraft(draftKey),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      onState: whileVisible(onState),
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
export async function sendText(
  saveUrl: string,
  payload: SavePayload,
  isLeaving: boolean,
): Promise<SaveAnswer> {
  const body = new URLSearchParams(
    Object.entries(payload).map(([name, value]) => [name, value === false ? '' : String(value)]),
  );
  try {
    const answer = await fetch(saveUrl, {
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
export function saveOnLeaving(saver: Autosave): () => void {
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
