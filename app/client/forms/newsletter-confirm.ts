import { newsletterMarkKey } from './newsletter-storage-key.ts';

/** Submits itself in the browser that subscribed. Other browsers and link scanners see the button. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The confirming form is not a form');
  if (localStorage.getItem(newsletterMarkKey) !== form.dataset.mark) return;
  localStorage.removeItem(newsletterMarkKey);
  form.submit();
}
