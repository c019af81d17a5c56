import { applicationMessages } from '#studio/applications/application.messages.ts';
import {
  type ApplicationErrors,
  type ApplicationField,
  applicationErrors,
  applicationSchema,
} from '#studio/applications/application-input.ts';
import type { Language } from '#studio/shared/language.ts';
import { readerLanguage } from '../reader-language.ts';
import { putToastsAway, showToast } from '../toasts.ts';
import { checkFiles } from './application-files.ts';
import { showThanks } from './application-thanks.ts';
import { makeBusy } from './busy-button.ts';
import { clearFieldError, showFieldErrors } from './field-errors.ts';
import { clearDraft, keepDraft, restoreDraft } from './form-draft.ts';
import { uploadProgress, wholePercent } from './upload-progress.ts';

type Programme = 'voice-elevated' | 'celebrity-vocal-experience';

/** Keeps a draft, validates with the server's rules, submits, and shows the thank-you screen. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The application form is not a form');
  const programme = form.dataset.programme as Programme;
  restoreDraft(form, programme);
  form.addEventListener('input', (event) => {
    keepDraft(form, programme);
    putToastsAway(form);
    if (event.target instanceof HTMLElement) clearFieldError(event.target);
  });
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') {
      checkFiles(event.target, readerLanguage(form));
    }
  });
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    await send(form, programme, event.submitter).finally(() => {
      isSending = false;
    });
  });
}

async function send(
  form: HTMLFormElement,
  programme: Programme,
  submitter: HTMLElement | null,
): Promise<void> {
  const language = readerLanguage(form);
  const words = applicationMessages[language];
  const body = new FormData(form);
  const read = applicationSchema(programme, language).safeParse(Object.fromEntries(body));
  if (!read.success) return show(form, applicationErrors(read.error, language));
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  try {
    const { ok, payload } = await post(form, body, language);
    if (ok) {
      clearDraft(programme);
      showThanks(form, payload, { ...words.sent });
      return;
    }
    show(form, (payload.errors ?? {}) as ApplicationErrors);
    const { title = words.failed.title, message = words.failed.text } = payload;
    showToast({ title: String(title), text: String(message), isDestructive: true }, form);
  } catch {
    showToast({ ...words.failed, isDestructive: true }, form);
  } finally {
    done();
  }
}

async function post(form: HTMLFormElement, body: FormData, language: Language): Promise<PostedAnswer> {
  const files = form.querySelector<HTMLInputElement>('input[type="file"]');
  if (files?.files?.length) {
    const progress = uploadProgress(files, applicationMessages[language].files.sending);
    return postForm(form.action, body, progress.show).finally(progress.end);
  }
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form.enctype === 'multipart/form-data' ? body : new URLSearchParams(body as never),
  });
  return { ok: answer.ok, payload: (await answer.json().catch(() => null)) ?? {} };
}

interface PostedAnswer {
  ok: boolean;
  /** The JSON body; {} when it is not JSON. */
  payload: Record<string, unknown>;
}

/** Reports upload progress, which fetch cannot. Rejects on a network error. */
function postForm(
  address: string,
  body: FormData,
  onProgress: (percent: number) => void,
): Promise<PostedAnswer> {
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.setRequestHeader('accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => onProgress(wholePercent(loaded, total));
  return new Promise((resolve, reject) => {
    request.onload = () =>
      resolve({ ok: request.status >= 200 && request.status < 300, payload: jsonOf(request.responseText) });
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, reject);
    request.send(body);
  });
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(text);
    return payload !== null && typeof payload === 'object' ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function show(form: HTMLFormElement, errors: ApplicationErrors): void {
  showFieldErrors(form, errors as Partial<Record<ApplicationField, string>>);
}
