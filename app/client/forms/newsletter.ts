import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { makeBusy } from './busy-button.ts';
import { markInvalid } from './field-errors.ts';
import { newsletterMarkKey } from './newsletter-storage-key.ts';

/** Shows the same confirmation for every address, and clears the field. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The newsletter form is not a form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    subscribe(form, event.submitter);
  });
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.ariaInvalid) return;
    tieToAnswer(target, form, false);
    say(form, [], false);
  });
}

async function subscribe(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) tieToAnswer(field, form, false);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    });
    const body: { sentences?: string[]; message?: string; mark?: string } = (await answer.json()) ?? {};
    if (body.mark) remember(body.mark);
    if (field instanceof HTMLInputElement) {
      // A 429 or 5xx does not make the address invalid.
      tieToAnswer(field, form, answer.status === 400);
      if (answer.ok) field.value = '';
      else field.focus();
    }
    say(form, answer.ok ? (body.sentences ?? []) : [body.message ?? ''], answer.ok);
  } catch {
    say(form, [contactMessages[readerLanguage(form)].unexpected.text], false);
  } finally {
    done();
  }
}

function tieToAnswer(field: HTMLInputElement, form: HTMLFormElement, isInvalid: boolean): void {
  markInvalid(field, isInvalid);
  const region = form.querySelector('[data-answer]');
  if (isInvalid && region) field.setAttribute('aria-describedby', region.id);
  else field.removeAttribute('aria-describedby');
}

/** Without storage, the confirmation page shows its button. */
function remember(mark: string): void {
  try {
    localStorage.setItem(newsletterMarkKey, mark);
  } catch {}
}

function say(form: HTMLFormElement, sentences: readonly string[], isGood: boolean): void {
  const region = form.querySelector<HTMLElement>('[data-answer]');
  if (!region) return;
  region.className = sentences.length === 0 ? '' : isGood ? 'notice' : 'error';
  region.replaceChildren(
    ...sentences.map((sentence) => {
      const line = document.createElement(isGood ? 'p' : 'span');
      line.textContent = sentence;
      return line;
    }),
  );
  // Not under the bar of a phone.
  if (sentences.length > 0) region.scrollIntoView({ block: 'nearest' });
}
