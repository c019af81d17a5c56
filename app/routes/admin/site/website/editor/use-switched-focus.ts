import { useEffect, useRef } from 'react';

/** Once a view has replaced another, the focus moves to its element. */
export function useSwitchedFocus(view: string, targetOf: (view: string) => HTMLElement | null): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    targetOf(view)?.focus();
  });
}
