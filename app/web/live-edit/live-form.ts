import type { Language } from '#studio/shared/language.ts';
import { Autosave, type SaveAnswer, type SavePayload, type SaveState } from '../autosave/autosave.ts';
import { newClientId, saveOnLeaving } from '../autosave/use-autosave.ts';
import { whileVisible } from '../autosave/while-visible.ts';
import { languageOfField, type PagePreview, paramsOf } from './page-preview.ts';

export interface LiveFormParts {
  form: HTMLFormElement;
  /** Null: nothing is shown to visitors. */
  preview: PagePreview | null;
  saveUrl: string;
  previewUrl: (language: Language) => string;
  language: Language;
  version: number;
  onState: (state: SaveState) => void;
  onLanguage: (language: Language) => void;
}

/** Milliseconds of stillness before the preview is drawn again. */
const previewDelay = 400;

/** Saves a form of several texts as a draft while it is being typed in, and draws its preview. */
export class LiveForm {
  #parts: LiveFormParts;
  #autosave: Autosave;
  #language: Language;
  #timer = 0;
  #isSaved = true;
  #cleanUp: () => void;

  constructor(parts: LiveFormParts) {
    this.#parts = parts;
    this.#language = parts.language;
    const clientId = newClientId();
    const show = whileVisible(parts.onState);
    this.#autosave = new Autosave(
      {
        send: (payload, isLeaving) => sendForm(parts.saveUrl, payload, isLeaving),
        // The draft on the server is the copy.
        keep: () => false,
        forget: () => undefined,
        later: (milliseconds, act) => {
          const timer = setTimeout(act, milliseconds);
          return () => clearTimeout(timer);
        },
        onState: (state) => {
          this.#isSaved = state.kind === 'saved' || state.kind === 'idle';
          show(state);
        },
      },
      { body: this.#body(), isShared: false, version: parts.version, clientId, revision: 0 },
      { clientId: '', revision: 0 },
    );
    putField(parts.form, 'clientId', clientId);
    putField(parts.form, 'revision', '0');
    this.#cleanUp = saveOnLeaving(this.#autosave);
    parts.form.addEventListener('input', this.#typed);
    parts.form.addEventListener('focusin', this.#focused);
    this.draw();
  }

  draw(): void {
    clearTimeout(this.#timer);
    const { form, preview, previewUrl } = this.#parts;
    if (preview?.isVisible()) void preview.show(previewUrl(this.#language), new FormData(form));
  }

  showLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#parts.onLanguage(language);
    this.draw();
  }

  /** Before the page is left, or another of its forms is sent. False: what was typed could not be saved. */
  async flush(): Promise<boolean> {
    await this.settle();
    this.resume();
    await this.#autosave.saveNow();
    if (this.#isSaved) await this.settle();
    return this.#isSaved;
  }

  get version(): string {
    const field = this.#parts.form.elements.namedItem('version');
    return field instanceof HTMLInputElement ? field.value : '';
  }

  /** Before the form itself is sent: afterwards its hidden fields have the version of the last save. */
  async settle(): Promise<void> {
    const { version, revision } = await this.#autosave.pause();
    putField(this.#parts.form, 'version', String(version));
    putField(this.#parts.form, 'revision', String(revision));
  }

  /** It was not sent after all. */
  resume(): void {
    this.#autosave.resume();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#parts.form.removeEventListener('input', this.#typed);
    this.#parts.form.removeEventListener('focusin', this.#focused);
    this.#cleanUp();
  }

  #typed = (): void => {
    this.#autosave.change({ body: this.#body(), isShared: false }, performance.now());
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.draw(), previewDelay);
  };

  #focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    // An editor has no name of its own.
    const language = languageOfField(target.getAttribute('name') ?? target.dataset.field ?? '');
    if (language) this.showLanguage(language);
  };

  #body(): string {
    const fields = paramsOf(new FormData(this.#parts.form));
    for (const name of ['version', 'clientId', 'revision']) fields.delete(name);
    return fields.toString();
  }
}

function putField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

const silent = { kind: 'silent' } as const;

async function sendForm(url: string, payload: SavePayload, isLeaving: boolean): Promise<SaveAnswer> {
  const body = new URLSearchParams(payload.body);
  body.set('version', String(payload.version));
  body.set('clientId', payload.clientId);
  body.set('revision', String(payload.revision));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      keepalive: isLeaving && body.toString().length < 60_000,
      signal: AbortSignal.timeout(20_000),
    });
    return readAnswer(await answer.json());
  } catch {
    return silent;
  }
}

function readAnswer(answer: unknown): SaveAnswer {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return silent;
  const { kind, version, because } = answer as { kind: unknown; version?: unknown; because?: unknown };
  if (kind === 'saved' && typeof version === 'number') return { kind, version };
  const reasons = ['incomplete', 'edited', 'bad', 'signed-out'] as const;
  const known = reasons.find((reason) => reason === because);
  return kind === 'refused' && known ? { kind, because: known } : silent;
}
