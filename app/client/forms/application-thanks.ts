import { showToast } from '../toasts.ts';

interface Thanks {
  answerBy?: unknown;
  statusHref?: unknown;
  token?: unknown;
  payment?: unknown;
}

/** Replaces form and introduction with the thank-you screen that the server has rendered hidden. */
export function showThanks(
  form: HTMLFormElement,
  thanks: Thanks,
  toast: { title: string; text: string },
): void {
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
  document.querySelector('.page-head .below')?.remove();
  showToast(toast, place);
  place.querySelector<HTMLElement>('h2')?.focus();
}

function fill(screen: DocumentFragment, selector: string, set: (element: Element) => void): void {
  for (const element of screen.querySelectorAll(selector)) set(element);
}
