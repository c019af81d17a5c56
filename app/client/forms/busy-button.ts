/** Reverted by the response, and by Back, which may restore the page from the back/forward cache. */
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
    // A disabled button loses the focus: restore it unless it moved elsewhere.
    if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  }
  return makeIdle;
}

/** Called when the page is restored from the back/forward cache. Returns the unsubscriber. */
function onRestored(callback: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
