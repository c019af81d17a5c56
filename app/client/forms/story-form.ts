import { failedFormMessages } from '#app/web/forms/failed-form.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { putToastsAway, showToast } from '../toasts.ts';
import { makeBusy } from './busy-button.ts';
import { emptyForm, showFieldError, showFieldErrors } from './field-errors.ts';
import { clearDraft, keepDraft, restoreDraft } from './form-draft.ts';
import { uploadProgress, wholePercent } from './upload-progress.ts';

const needed = ['name', 'email', 'title', 'story'] as const;
/** As the form's data-wake-if (app/routes/site/magazine/story-form.tsx). */
const draft = 'story';

export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The story form is not a form');
  const dialog = form.closest('dialog');
  const story = new StoryForm(form);
  // The upload token is requested when the dialog opens, not on hover.
  if (!dialog || dialog.open) story.askToken();
  if (dialog) {
    const opening = new MutationObserver(() => dialog.open && story.askToken());
    opening.observe(dialog, { attributeFilter: ['open'] });
  }
}

interface UploadedPdf {
  name: string;
  token: string;
}

type SentPdf = { ok: true; upload: UploadedPdf } | { ok: false; message: string; isTokenGone: boolean };

/** An upload token, or the server's message why not ('' for a network error). */
type UploadLeave = { token: string; message?: undefined } | { token: null; message: string };

class StoryForm {
  readonly #form: HTMLFormElement;
  readonly #file: HTMLInputElement | null;
  #leave: Promise<UploadLeave> | null = null;
  #upload: Promise<UploadedPdf | null> = Promise.resolve(null);

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#file = form.querySelector('input[type="file"]');
    this.#file?.addEventListener('change', () => this.#choose());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send(event.submitter);
    });
    restoreDraft(form, draft);
    form.addEventListener('input', () => {
      keepDraft(form, draft);
      putToastsAway(form);
    });
    // Chosen before the script was loaded.
    if (this.#file?.files?.length) this.#choose();
  }

  get #words() {
    return storyMessages[readerLanguage(this.#form)];
  }

  askToken(): void {
    this.#leave ??= takeToken(readerLanguage(this.#form));
  }

  #choose(): void {
    const file = this.#file?.files?.[0];
    this.#upload = file ? this.#sendFile(file) : Promise.resolve(null);
  }

  async #sendFile(file: File): Promise<UploadedPdf | null> {
    const input = this.#file;
    if (!input) return null;
    const words = this.#words;
    const status = this.#form.querySelector('[data-upload]');
    status?.replaceChildren();
    const progress = uploadProgress(input, words.uploading);
    const sent = await this.#sendWithLeave(file, progress.show);
    // The selection has changed meanwhile.
    if (input.files?.[0] !== file) return null;
    progress.end();
    if (sent.ok) {
      status?.replaceChildren(`${words.done}: ${file.name}`);
      showToast(words.uploaded, this.#form);
      return sent.upload;
    }
    input.value = '';
    input.dataset.files = '0';
    const text = sent.message || words.upload.unreadable;
    showToast({ title: words.uploadFailed, text, isDestructive: true }, this.#form);
    showFieldError(input, text);
    return null;
  }

  /** An expired token is renewed once; a refused one is reported. */
  async #sendWithLeave(file: File, onProgress: (percent: number) => void): Promise<SentPdf> {
    for (let isAgain = false; ; isAgain = true) {
      this.askToken();
      const leave = await this.#leave;
      if (!leave?.token) {
        this.#leave = null;
        return { ok: false, message: leave?.message ?? '', isTokenGone: true };
      }
      const sent = await sendPdf(file, {
        token: leave.token,
        language: readerLanguage(this.#form),
        onProgress,
      });
      if (sent.ok || !sent.isTokenGone || isAgain) return sent;
      this.#leave = null;
    }
  }

  async #send(submitter: HTMLElement | null): Promise<void> {
    const form = this.#form;
    const words = this.#words;
    const typed = (name: string) => String(new FormData(form).get(name) ?? '');
    const missing = needed.filter((name) => !typed(name).trim());
    if (missing.length > 0) {
      showToast({ ...words.missing, isDestructive: true }, form);
      showFieldErrors(form, Object.fromEntries(missing.map((name) => [name, words.needed[name]])));
      return;
    }
    const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
    try {
      const upload = await this.#upload;
      const body = new URLSearchParams(needed.map((name) => [name, typed(name)]));
      if (upload) {
        body.set('uploadName', upload.name);
        body.set('uploadToken', upload.token);
      }
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
      });
      const payload: { sent?: boolean; title?: string; text?: string; errors?: Record<string, string> } =
        (await answer.json().catch(() => null)) ?? {};
      if (answer.ok && payload.sent) return this.#thank(payload.title ?? '', payload.text ?? '');
      if (payload.errors?.pdf) this.#upload = Promise.resolve(null);
      showToast(
        {
          title: payload.title ?? words.failed.title,
          text: payload.text ?? words.failed.text,
          isDestructive: true,
        },
        form,
      );
      showFieldErrors(form, payload.errors ?? {});
    } catch {
      showToast({ ...words.failed, isDestructive: true }, form);
    } finally {
      done();
    }
  }

  #thank(title: string, text: string): void {
    const dialog = this.#form.closest('dialog');
    emptyForm(this.#form);
    clearDraft(draft);
    this.#upload = Promise.resolve(null);
    this.#form.querySelector('[data-upload]')?.replaceChildren();
    dialog?.close();
    showToast({ title, text }, dialog ? document.body : this.#form);
  }
}

async function takeToken(language: Language): Promise<UploadLeave> {
  const answer = await fetch('/functions/v1/upload-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': language },
    body: '{}',
  }).catch(() => null);
  const body: { token?: unknown; message?: unknown } = (await answer?.json().catch(() => null)) ?? {};
  if (answer?.ok && typeof body.token === 'string') return { token: body.token };
  return { token: null, message: typeof body.message === 'string' ? body.message : '' };
}

/** Wire call 9, under a generated name (timestamp, random string, extension), as its original client. */
function sendPdf(
  file: File,
  {
    token,
    language,
    onProgress,
  }: { token: string; language: Language; onProgress: (percent: number) => void },
): Promise<SentPdf> {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(file.name)?.[0] ?? '.pdf';
  const name = `${Date.now()}-${Math.random().toString(36).slice(2, 10)}${extension.toLowerCase()}`;
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', file);
  // fetch has no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', `/storage/v1/object/magazine-pdfs/${name}`);
  request.setRequestHeader('x-upload-token', token);
  request.setRequestHeader('content-language', language);
  request.upload.onprogress = ({ loaded, total }) => onProgress(wholePercent(loaded, total));
  return new Promise((resolve) => {
    request.onloadend = () => {
      if (request.status === 200) return resolve({ ok: true, upload: { name, token } });
      const ofProxy = request.status === 413 ? failedFormMessages[language].tooLarge.text : '';
      const message = messageIn(request.responseText) || ofProxy;
      resolve({ ok: false, message, isTokenGone: request.status === 403 });
    };
    request.send(body);
  });
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
