import type { Draft } from './drafts.ts';

/** The version saved by the other client. */
export interface Other {
  body: string;
  isShared: boolean;
  version: number;
  changedAt: string;
}

type Refusal =
  | 'gone'
  | 'too-long'
  | 'bad'
  | 'signed-out'
  | 'not-there'
  // Of a form with several texts: a required one is missing; the same texts were saved in another window.
  | 'incomplete'
  | 'edited';

/** The next change may resolve them. */
const correctable: readonly Refusal[] = ['too-long', 'incomplete'];

/** silent: no response, or not ours. */
export type SaveAnswer =
  | { kind: 'saved'; version: number }
  | { kind: 'changed'; other: Other }
  | { kind: 'refused'; because: Refusal }
  | { kind: 'silent' };

export interface SavePayload extends Draft {
  previousClientId: string;
  previousRevision: number;
}

/** idle: unchanged. local: unsaved, with a local copy. unsaved: without one. */
export type SaveState =
  | { kind: 'idle' | 'saved' | 'saving' | 'local' | 'unsaved' }
  | { kind: 'changed'; other: Other }
  | { kind: 'refused'; because: Extract<SaveAnswer, { kind: 'refused' }>['because'] };

export interface AutosaveParts {
  send(payload: SavePayload, isLeaving: boolean): Promise<SaveAnswer>;
  keep(draft: Draft): boolean;
  forget(): void;
  /** Like setTimeout, in milliseconds; returns the cancel function. */
  later(milliseconds: number, act: () => void): () => void;
  onState(state: SaveState): void;
}

/** Milliseconds: the debounce, its maximum delay, and the retry interval. */
export const stillness = 1_000;
export const patience = 6_000;
export const retries = [2_000, 5_000, 10_000, 30_000];

/** One request at a time. A local copy exists until the server confirms exactly this text. */
export class Autosave {
  #parts: AutosaveParts;
  #draft: Draft;
  #former: { clientId: string; revision: number };
  #isDirty = false;
  #isSending = false;
  #isStopped = false;
  #isPaused = false;
  #saving: Promise<void> | null = null;
  #tries = 0;
  #waitingSince: number | null = null;
  #callOff: (() => void) | null = null;

  constructor(parts: AutosaveParts, start: Draft, former: { clientId: string; revision: number }) {
    this.#parts = parts;
    this.#draft = start;
    this.#former = former;
  }

  change(words: { body: string; isShared: boolean }, nowMs: number): void {
    this.#draft = { ...this.#draft, ...words };
    this.#isDirty = true;
    const isLocal = this.#parts.keep(this.#draft);
    if (this.#isStopped) return;
    if (!this.#isSending) this.#parts.onState({ kind: isLocal ? 'local' : 'unsaved' });
    this.#waitingSince ??= nowMs;
    const waited = nowMs - this.#waitingSince;
    this.#plan(Math.max(0, Math.min(stillness, patience - waited)));
  }

  /** Without debounce: button, reconnection, leaving the page. */
  async saveNow(isLeaving = false): Promise<void> {
    this.#callOff?.();
    if (!this.#isDirty || this.#isStopped || this.#isPaused) return;
    if (this.#isSending && !isLeaving) return;
    this.#saving = this.#save(isLeaving);
    await this.#saving;
  }

  /** Before the whole form is sent: waits for the running save, and begins no other. */
  async pause(): Promise<Draft> {
    this.#isPaused = true;
    this.#callOff?.();
    await this.#saving;
    return this.#draft;
  }

  /** The form was not sent after all. */
  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#isDirty) this.#plan(stillness);
  }

  async #save(isLeaving: boolean): Promise<void> {
    this.#isSending = true;
    this.#waitingSince = null;
    this.#draft = { ...this.#draft, revision: this.#draft.revision + 1 };
    const sent = this.#draft;
    const isLocal = this.#parts.keep(sent);
    if (!isLeaving) this.#parts.onState({ kind: 'saving' });
    const payload = {
      ...sent,
      previousClientId: this.#former.clientId,
      previousRevision: this.#former.revision,
    };
    const answer = await this.#parts.send(payload, isLeaving);
    this.#isSending = false;
    this.#applyAnswer(answer, sent, isLocal);
  }

  /** The conflict is resolved: `version` is the new base. */
  goOn(words: { body: string; isShared: boolean; version: number }, nowMs: number): void {
    this.#isStopped = false;
    this.#draft = { ...this.#draft, version: words.version };
    this.change(words, nowMs);
    void this.saveNow();
  }

  /** Also retries after a refusal that the student may have resolved, by signing in again for instance. */
  press(words: { body: string; isShared: boolean }, nowMs: number): void {
    this.#isStopped = false;
    this.change(words, nowMs);
    void this.saveNow();
  }

  /** Accepts the server's version. */
  take(words: { body: string; isShared: boolean; version: number }): void {
    this.#isStopped = false;
    this.#isDirty = false;
    this.#draft = { ...this.#draft, ...words };
    this.#parts.forget();
    this.#parts.onState({ kind: 'saved' });
  }

  stop(): void {
    this.#callOff?.();
  }

  #plan(milliseconds: number): void {
    this.#callOff?.();
    if (this.#isPaused) return;
    this.#callOff = this.#parts.later(milliseconds, () => void this.saveNow());
  }

  #applyAnswer(answer: SaveAnswer, sent: Draft, isLocal: boolean): void {
    const isLatest = this.#draft.body === sent.body && this.#draft.isShared === sent.isShared;
    if (answer.kind === 'saved') {
      this.#tries = 0;
      this.#draft = { ...this.#draft, version: answer.version };
      this.#isDirty = !isLatest;
      if (isLatest) {
        this.#parts.forget();
        this.#parts.onState({ kind: 'saved' });
        return;
      }
      this.#parts.keep(this.#draft);
      this.#parts.onState({ kind: isLocal ? 'local' : 'unsaved' });
      this.#plan(stillness);
    } else if (answer.kind === 'silent') {
      this.#parts.onState({ kind: isLocal ? 'local' : 'unsaved' });
      this.#plan(retries[Math.min(this.#tries, retries.length - 1)] ?? stillness);
      this.#tries += 1;
    } else {
      this.#isStopped = answer.kind === 'changed' || !correctable.includes(answer.because);
      this.#parts.onState(answer);
    }
  }
}
