import { payMessages } from '#app/routes/money/checkout/pay.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { makeBusy } from './busy-button.ts';
import { showFieldErrors } from './field-errors.ts';

/** Errors appear in the page's alert box. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('A buy button must be in a form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    buy(form, event.submitter);
  });
}

async function buy(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // One request at a time for both buttons.
  if (form.querySelector('button:disabled')) return;
  if (!new FormData(form).get('offerId')) {
    return showFieldErrors(form, { offerId: form.dataset.needsSize ?? '' });
  }
  // Read before the button is disabled: disabled controls are not submitted.
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (submitter instanceof HTMLButtonElement && submitter.name) body.set(submitter.name, submitter.value);
  showProblem(null);
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  const answer = await ask(form.action, body, readerLanguage(form));
  // The button stays busy during navigation; Back re-enables it.
  if ('url' in answer) return location.assign(answer.url);
  done();
  showProblem(answer.message);
}

/** The URL to go to, or the error message. An HTML page after a redirect is the URL to go to. */
async function ask(
  address: string,
  body: URLSearchParams,
  language: 'en' | 'da',
): Promise<{ url: string } | { message: string }> {
  const words = payMessages[language];
  const headers = { accept: 'application/json', 'content-language': language };
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
  if (!response) return { message: words.notSent };
  if (response.ok && response.redirected) return { url: response.url };
  const payload: { url?: unknown; message?: unknown } = (await response.json().catch(() => null)) ?? {};
  if (response.ok && typeof payload.url === 'string') return { url: payload.url };
  if (typeof payload.message === 'string' && payload.message) return { message: payload.message };
  if (response.ok) return { message: words.unknownError };
  return { message: response.headers.get('x-relay-error') === 'true' ? words.relay : words.notOk };
}

function showProblem(message: string | null): void {
  const place = document.querySelector('[data-shop-problem]');
  const template = place?.querySelector('template');
  if (!place || !template) return;
  for (const old of place.querySelectorAll(':scope > :not(template)')) old.remove();
  if (message === null) return;
  const box = template.content.cloneNode(true) as DocumentFragment;
  const text = box.querySelector('[data-text]');
  if (text) text.prepend(`${message.replace(/(?<![.!?])$/, '.')} `);
  box.querySelector('button')?.addEventListener('click', () => showProblem(null));
  place.append(box);
}
