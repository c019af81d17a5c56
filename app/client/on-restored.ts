/** Called when the page is restored from the back/forward cache. Returns the unsubscriber. */
export function onRestored(callback: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
