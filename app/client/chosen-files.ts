/**
 * How many files each file input holds, as app/ui/forms/follow-files.ts marks it on pages that load React: the one script of
 * a visitor page shares no file with them.
 */
export function markChosenFiles(): void {
  const mark = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[type=file]'))
      input.dataset.files = String(input.files?.length ?? 0);
  };
  addEventListener('change', mark);
  addEventListener('pageshow', mark);
  // Forms are emptied after the event.
  addEventListener('reset', () => setTimeout(mark));
}
