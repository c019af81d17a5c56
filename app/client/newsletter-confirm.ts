import { newsletterMarkKey } from './newsletter-storage-key.ts';

/**
 * The page behind the newsletter's mail, opened in the browser that subscribed: who opens it here has shown both halves,
 * so the button is pressed for them, by a POST like theirs. Any other browser, and every robot, finds the button.
 */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('The confirming form is not a form');
  if (localStorage.getItem(newsletterMarkKey) !== form.dataset.mark) return;
  localStorage.removeItem(newsletterMarkKey);
  form.submit();
}
