import { failedFormMessages } from '#app/web/forms/failed-form.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import {
  applicationMessages,
  type FileProblem,
  fileProblemText,
} from '#studio/teaching/applications/application.messages.ts';
import { uploadRules } from '#studio/teaching/applications/application.ts';
import type { ApplicationErrors } from '#studio/teaching/applications/application-input.ts';
import type { QuestionRule } from '#studio/teaching/applications/questions/additional-question.ts';
import { answersInForm } from '#studio/teaching/applications/questions/read-answers.ts';
import { readSubmission } from '#studio/teaching/applications/read-submission.ts';
import { readerLanguage } from '../reader-language.ts';
import { putToastsAway, showToast } from '../toasts.ts';
import { makeBusy } from './busy-button.ts';
import { clearCorrectedFields, clearFieldError, showFieldError, showFieldErrors } from './field-errors.ts';
import { clearDraft, keepDraft, restoreDraft } from './form-draft.ts';
import { FormSteps } from './form-steps.ts';
import { uploadProgress, wholePercent } from './upload-progress.ts';

/** Keeps a draft, validates with the server's rules, submits, and shows the thank-you screen. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The application form is not a form');
  const programme = form.dataset.programme ?? '';
  clearCorrectedFields();
  restoreDraft(form, programme);
  form.addEventListener('input', () => {
    keepDraft(form, programme);
    putToastsAway(form);
  });
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') {
      checkFiles(event.target, readerLanguage(form));
    }
  });
  const steps = new FormSteps(form);
  steps.follow((step) => {
    const wrong = Object.entries(errorsIn(form)).filter(([name]) => step.contains(controlOf(form, name)));
    showFieldErrors(form, Object.fromEntries(wrong) as Record<string, string>);
    return wrong.length === 0;
  });
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    if (event.submitter?.getAttribute('name') === 'draft') return leaveOutFiles(form);
    event.preventDefault();
    // Enter in a field.
    if (!steps.isLast) return steps.next();
    if (isSending) return;
    isSending = true;
    await send(form, { programme, steps, submitter: event.submitter }).finally(() => {
      isSending = false;
    });
  });
}

/** A draft is sent by the browser, and its answer is the page with what was written. */
function leaveOutFiles(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]')) input.value = '';
}

/** Validates files before upload. One invalid file clears the whole selection, as specified. */
async function checkFiles(input: HTMLInputElement, language: Language): Promise<void> {
  clearFieldError(input);
  const files = [...(input.files ?? [])];
  const found = await problemOf(files);
  if (!found) return listFiles(input, files, language);
  input.value = '';
  input.dataset.files = '0';
  listFiles(input, [], language);
  const toast = fileProblemText(found.problem, found.name, language);
  showFieldError(input, toast.text);
  showToast({ ...toast, isDestructive: true }, input);
}

async function problemOf(
  files: readonly File[],
): Promise<{ problem: FileProblem; name: string | null } | null> {
  for (const file of files) {
    if (file.size > 0 && !(await beginsAsPdf(file))) return { problem: 'not-pdf', name: file.name };
  }
  for (const { size, name } of files) {
    if (size === 0) return { problem: 'empty', name };
    if (size > uploadRules.maxFileBytes) return { problem: 'too-large', name };
  }
  return files.length > uploadRules.mostFiles ? { problem: 'too-many', name: null } : null;
}

/** Checks the PDF signature; the server validates further. */
async function beginsAsPdf(file: File): Promise<boolean> {
  return /%PDF-\d\.\d/.test(await file.slice(0, 1032).text());
}

function listFiles(input: HTMLInputElement, files: readonly File[], language: Language): void {
  const tray = input.closest('.tray');
  tray?.parentElement?.querySelector('.uploads')?.remove();
  if (!tray || files.length === 0) return;
  const list = document.createElement('ul');
  list.className = 'uploads';
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  for (const { name, size } of files) {
    const row = document.createElement('li');
    row.className = 'upload';
    row.append(cell('upload-name', name), cell('upload-size', `${format.format(size / 1_048_576)} MB`));
    list.append(row);
  }
  tray.after(list);
}

function cell(className: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

/** By the server's rules. */
function errorsIn(form: HTMLFormElement): ApplicationErrors {
  const body = new FormData(form);
  const values = { ...Object.fromEntries(body), answers: answersInForm(body) };
  const programme = form.dataset.programme ?? '';
  const submission = { programme, values, questions: questionsOf(form), isForm: true };
  const read = readSubmission(submission, readerLanguage(form));
  return read.ok ? {} : read.errors;
}

interface Sending {
  programme: string;
  steps: FormSteps;
  submitter: HTMLElement | null;
}

async function send(form: HTMLFormElement, { programme, steps, submitter }: Sending): Promise<void> {
  const language = readerLanguage(form);
  const words = applicationMessages[language];
  const body = new FormData(form);
  const wrong = errorsIn(form);
  if (Object.keys(wrong).length > 0) return show(form, wrong, steps);
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  // The server's summary of an earlier answer.
  document.querySelector('.toast.in-place')?.remove();
  try {
    const { ok, status, payload } = await post(form, body, language);
    if (ok) {
      clearDraft(programme);
      showThanks(form, payload, { ...words.sent });
      return;
    }
    const errors = (payload.errors ?? {}) as ApplicationErrors;
    // The owner has added a question meanwhile, which the server's page has.
    if (Object.keys(errors).some((name) => !form.elements.namedItem(name))) return form.submit();
    show(form, errors, steps);
    const failed = status === 413 ? failedFormMessages[language].tooLarge : words.failed;
    const { title = failed.title, message = failed.text } = payload;
    showToast({ title: String(title), text: String(message), isDestructive: true }, form);
  } catch {
    showToast({ ...words.failed, isDestructive: true }, form);
  } finally {
    done();
  }
}

interface Thanks {
  answerBy?: unknown;
  statusHref?: unknown;
  token?: unknown;
  payment?: unknown;
}

/** Replaces form and introduction with the thank-you screen that the server has rendered hidden. */
function showThanks(form: HTMLFormElement, thanks: Thanks, toast: { title: string; text: string }): void {
  const place = form.closest('[data-application]');
  const drawn = place?.querySelector<HTMLTemplateElement>('template[data-thanks]');
  if (!place || !drawn) return;
  const screen = drawn.content.cloneNode(true) as DocumentFragment;
  const href = typeof thanks.statusHref === 'string' ? thanks.statusHref : '/';
  fill(screen, '[data-fill="answerBy"]', (element) => {
    element.textContent = String(thanks.answerBy ?? '');
  });
  fill(screen, '[data-fill="statusHref"]', (element) => element.setAttribute('href', href));
  fill(screen, 'form', (element) => element.setAttribute('action', `${href}/payment`));
  fill(screen, 'input[name="application"]', (element) =>
    element.setAttribute('value', String(thanks.token ?? '')),
  );
  for (const part of screen.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = part.dataset.when !== thanks.payment;
  }
  place.replaceChildren(screen);
  document.querySelector('.page-head .lead')?.remove();
  showToast(toast, place);
  place.querySelector<HTMLElement>('h2')?.focus();
}

function fill(screen: DocumentFragment, selector: string, set: (element: Element) => void): void {
  for (const element of screen.querySelectorAll(selector)) set(element);
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
  return { ok: answer.ok, status: answer.status, payload: (await answer.json().catch(() => null)) ?? {} };
}

interface PostedAnswer {
  ok: boolean;
  /** 413 without JSON: a proxy's. */
  status: number;
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
      resolve({
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        payload: jsonOf(request.responseText),
      });
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

function questionsOf(form: HTMLFormElement): readonly QuestionRule[] {
  return JSON.parse(form.dataset.questions ?? '[]');
}

/** The first wrong field is shown with its step. */
function show(form: HTMLFormElement, errors: ApplicationErrors, steps: FormSteps): void {
  const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in errors);
  if (first) steps.showStepOf(first);
  showFieldErrors(form, errors as Readonly<Record<string, string>>);
}

function controlOf(form: HTMLFormElement, name: string): Element | null {
  const found = form.elements.namedItem(name);
  return found instanceof RadioNodeList ? (found[0] as Element) : found;
}
