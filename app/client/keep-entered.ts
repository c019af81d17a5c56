import { useLayoutEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was entered before hydration: where an extension or a translation has changed the server's HTML, React
 * replaces all of it. `rootOf` is called in the browser only.
 */
export function useKeptEntries(rootOf: () => ParentNode): void {
  const [restore] = useState(() => (typeof document === 'undefined' ? null : rememberEntries(rootOf())));
  useLayoutEffect(() => restore?.(), [restore]);
}

/** Copies what was entered into controls that React has removed by then into those that replace them. */
function rememberEntries(root: ParentNode): () => void {
  const before = controlsIn(root);
  const { activeElement } = document;
  return () => {
    const now = controlsIn(root);
    for (const control of before) {
      const twin = control.isConnected ? null : alike(now, control)[alike(before, control).indexOf(control)];
      if (!twin) continue;
      copyEntry(control, twin);
      if (control === activeElement) twin.focus();
    }
  };
}

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<Control>('input, textarea, select')];

function alike(controls: readonly Control[], { type, name }: Control): Control[] {
  return controls.filter((one) => one.type === type && one.name === name);
}

/** By events, so that components with a state follow. */
function copyEntry(from: Control, to: Control): void {
  if (from.type === 'hidden') return;
  if (/^(checkbox|radio)$/.test(from.type)) {
    const [before, now] = [from as HTMLInputElement, to as HTMLInputElement];
    if (before.checked !== now.checked && (before.checked || from.type === 'checkbox')) now.click();
    return;
  }
  const files = (from as HTMLInputElement).files;
  if (files) {
    if (files.length > 0) (to as HTMLInputElement).files = files;
  } else if (from.value === to.value) return;
  else setValue(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React overrides the property of an element, to ignore what it has set itself. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
