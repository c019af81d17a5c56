import { onRestored } from './on-restored.ts';

/**
 * Shows that a button's work is under way: disabled, reading its `data-busy-label`; without one it keeps its words. The
 * answer takes that back; so does the browser's Back, which would otherwise bring back a page whose button waits for ever.
 */
export function makeBusy(button: HTMLButtonElement): () => void {
  const idle = [...button.childNodes];
  const hadFocus = button.matches(':focus');
  button.disabled = true;
  button.ariaBusy = 'true';
  const label = button.dataset.busyLabel;
  if (label) button.replaceChildren(label);
  const stop = onRestored(makeIdle);
  function makeIdle() {
    stop();
    button.disabled = false;
    button.ariaBusy = null;
    button.replaceChildren(...idle);
    // A disabled button loses the focus; it gets it back unless the answer led elsewhere.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  }
  return makeIdle;
}
