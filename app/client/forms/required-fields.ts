import { requiredFieldMessages } from '#app/web/forms/required-fields.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { showFieldErrors } from './field-errors.ts';

/** Shows errors at empty required fields and focuses the first. False: invalid. */
export function checkRequiredFields(form: HTMLFormElement): boolean {
  const words = requiredFieldMessages[readerLanguage(form)];
  const errors: Record<string, string> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const isRequired = control.required || control.ariaRequired === 'true';
    if (isRequired && control.value.trim() === '')
      errors[control.name] = control.type === 'file' ? words.file : words.text;
  }
  showFieldErrors(form, errors);
  return Object.keys(errors).length === 0;
}

/** For forms without other scripts. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The island is not a form');
  form.addEventListener('submit', (event) => {
    if (!checkRequiredFields(form)) event.preventDefault();
  });
}
