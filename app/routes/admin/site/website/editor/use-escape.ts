import { useEffect } from 'react';

/** Escape closes what is open, unless something within it took the key, such as a dialog or an open list. */
export function useEscape(close: (() => void) | null): void {
  useEffect(() => {
    if (!close) return;
    const onKey = (event: KeyboardEvent) => {
      // Safari ends a composition before its last key, which has this code.
      const isComposing = event.isComposing || event.keyCode === 229;
      const isElsewhere = isComposing || document.querySelector('.dialog.over') !== null;
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
}
