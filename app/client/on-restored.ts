/** Calls back when this very page comes back from the browser's memory by Back or Forward. Returns the unsubscriber. */
export function onRestored(callback: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
