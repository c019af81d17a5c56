import { useEffect } from 'react';

/** Ctrl K or ⌘ K moves the focus to the field. */
export function useSearchShortcut(id: string): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      // An editor has its own use for it.
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      const field = document.getElementById(id);
      if (!field?.checkVisibility()) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [id]);
}
