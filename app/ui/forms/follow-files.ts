/** Keeps `data-files` up to date, for app/ui/forms/uploader.css. Returns the unsubscriber. */
export function followFiles(container: HTMLElement): () => void {
  const mark = () => {
    for (const input of container.querySelectorAll<HTMLInputElement>('[type=file]'))
      input.dataset.files = String(input.files?.length ?? 0);
  };
  const markLater = () => setTimeout(mark);
  mark();
  addEventListener('change', mark);
  // Forms are reset after the event, and browsers restore the selection after navigation.
  addEventListener('reset', markLater);
  addEventListener('pageshow', mark);
  return () => {
    removeEventListener('change', mark);
    removeEventListener('reset', markLater);
    removeEventListener('pageshow', mark);
  };
}
