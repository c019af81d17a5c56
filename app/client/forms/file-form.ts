import { failedFormMessages } from '#app/web/forms/failed-form.messages.ts';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { networkErrorMessages } from '#app/web/forms/network-error.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { putToastsAway, showToast } from '../toasts.ts';
import { wake as checkFields } from './required-fields.ts';
import { uploadProgress, wholePercent } from './upload-progress.ts';

/** A plain form with a file: its upload shows progress and can be cancelled. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The island is not a form');
  checkFields(form);
  form.addEventListener('submit', (event) => {
    const input = form.querySelector<HTMLInputElement>('[type=file]');
    if (event.defaultPrevented || !input?.files?.length) return;
    event.preventDefault();
    send(form, input);
  });
}

function send(form: HTMLFormElement, input: HTMLInputElement): void {
  const language = readerLanguage(form);
  const words = fileWords[language].one.form;
  const errors = networkErrorMessages[language];
  putToastsAway(form);
  const progress = uploadProgress(input, words.sending);
  const request = new XMLHttpRequest();
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = 'text-link';
  cancel.textContent = words.cancel;
  cancel.addEventListener('click', () => request.abort());
  input.closest('.field')?.querySelector('.progress')?.append(cancel);
  const fail = ({ title, text }: { title: string; text: string }) =>
    showToast({ title, text, isDestructive: true }, form);
  request.upload.onprogress = ({ loaded, total }) => progress.show(wholePercent(loaded, total));
  request.upload.onload = () => cancel.remove();
  request.onabort = () => fail(errors.cancelled);
  request.onerror = () => fail(errors);
  request.onload = () => {
    if (request.status < 400) location.assign(request.responseURL);
    // Also of a proxy with a limit of its own, whose page would lose what was entered.
    else if (request.status === 413) fail(failedFormMessages[language].tooLarge);
    else if (request.status >= 500) fail(failedFormMessages[language].failed);
    // Another refusal is a page, which the browser shows by sending the form itself.
    else form.submit();
  };
  request.onloadend = progress.end;
  request.open('POST', form.action);
  request.send(new FormData(form));
}
