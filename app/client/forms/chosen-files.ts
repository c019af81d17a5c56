/** A copy of `followFiles` in app/ui/forms/file-tray.tsx: the script of visitor pages imports no shared chunk. */
export function markChosenFiles(): void {
  const mark = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[type=file]'))
      input.dataset.files = String(input.files?.length ?? 0);
  };
  addEventListener('change', mark);
  addEventListener('pageshow', mark);
  // Forms are reset after the event.
  addEventListener('reset', () => setTimeout(mark));
}
