import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { putToastsAway, showToast } from '../toasts.ts';
import { makeBusy } from './busy-button.ts';
import { emptyForm, showFieldErrors } from './field-errors.ts';

/** Validates required fields, posts (wire call 4), and reports in toasts. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The contact form is not a form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form, event.submitter);
  });
  form.addEventListener('input', () => putToastsAway(form));
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const language = readerLanguage(form);
  const words = contactMessages[language];
  const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const missing = Object.entries(words.needed).filter(([name]) => !typed[name]?.trim());
  if (missing.length > 0) {
    showToast({ ...words.missing, isDestructive: true }, form);
    showFieldErrors(form, Object.fromEntries(missing));
    return;
  }
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  try {
    const answer = await fetch('/functions/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-language': language },
      body: JSON.stringify(typed),
    });
    if (answer.ok) {
      emptyForm(form);
      const dialog = form.closest('dialog');
      dialog?.close();
      showToast(words.sent, dialog ? document.body : form);
      return;
    }
    const body: { error?: unknown; fields?: Record<string, string> } =
      (await answer.json().catch(() => null)) ?? {};
    const trap = form.elements.namedItem('machine');
    if (trap instanceof HTMLInputElement) trap.checked = false;
    const text = typeof body.error === 'string' && body.error ? body.error : words.failed.text;
    showToast({ title: words.failed.title, text, isDestructive: true }, form);
    showFieldErrors(form, body.fields ?? {});
  } catch (error) {
    const text = error instanceof Error && error.message ? error.message : words.unexpected.text;
    showToast({ title: words.unexpected.title, text, isDestructive: true }, form);
  } finally {
    done();
  }
}
