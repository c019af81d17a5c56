import { checkoutPageMessages } from '#app/routes/money/checkout/checkout.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { makeBusy } from './busy-button.ts';

/** One order per form however often it is pressed; the page stays on a network error. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The checkout is not a form');
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.hasAttribute('formaction')) return;
    event.preventDefault();
    order(form, submitter);
  });
}

async function order(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const line = form.querySelector('[data-answer]');
  line?.replaceChildren();
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const done = makeBusy(button);
  const answer = await fetch(form.dataset.pay ?? '', { method: 'POST', body }).catch(() => null);
  if (!answer) {
    done();
    const words = document.createElement('span');
    words.textContent = checkoutPageMessages[readerLanguage(form)].notSent;
    line?.replaceChildren(words);
    return;
  }
  const { url }: { url?: string } = (await answer.json().catch(() => null)) ?? {};
  // The button stays busy during navigation; Back re-enables it.
  if (url) location.assign(url);
  else form.submit();
}
