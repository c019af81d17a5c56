/**
 * Marks on every file input inside `room` how many files it holds (`data-files`), now and whenever that changes: its
 * styles say so in the page's words, where the browser would speak its own language (app/ui/forms/uploader.css). Whoever
 * empties an input by script sets its mark to 0. Returns the way to stop.
 */
export function followFiles(room: HTMLElement): () => void {
  const mark = () => {
    for (const input of room.querySelectorAll<HTMLInputElement>('[type=file]'))
      input.dataset.files = String(input.files?.length ?? 0);
  };
  const markLater = () => setTimeout(mark);
  mark();
  addEventListener('change', mark);
  // Forms are emptied after the event, and the browser puts back what was chosen when somebody returns.
  addEventListener('reset', markLater);
  addEventListener('pageshow', mark);
  return () => {
    removeEventListener('change', mark);
    removeEventListener('reset', markLater);
    removeEventListener('pageshow', mark);
  };
}
