import { useLayoutEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what was entered and opened before hydration: where an extension or a translation has changed the server's HTML, React
 * replaces all of it. `rootOf` is called in the browser only.
 */
export function useKeptEntries(rootOf: () => ParentNode): void {
  const [restore] = useState(() => (typeof document === 'undefined' ? null : rememberEntries(rootOf())));
  useLayoutEffect(() => restore?.(), [restore]);
}

/** Copies what was entered into controls that React has removed by then into those that replace them. */
function rememberEntries(root: ParentNode): () => void {
  const before = controlsIn(root);
  const opened = detailsIn(root);
  const { activeElement } = document;
  return () => {
    const now = controlsIn(root);
    detailsIn(root).forEach((twin, at) => {
      if (opened[at]) twin.open = opened[at].open;
    });
    for (const control of before) {
      const twin = control.isConnected ? null : alike(now, control)[alike(before, control).indexOf(control)];
      if (!twin) continue;
      // Neither files nor checks are in other controls.
      copyEntry(control as HTMLInputElement, twin as HTMLInputElement);
      if (control === activeElement) twin.focus();
    }
  };
}

const detailsIn = (root: ParentNode) => [...root.querySelectorAll('details')];

const controlsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Control>('input:not([type=hidden]), textarea, select'),
];

function alike(controls: readonly Control[], { type, name }: Control): Control[] {
  return controls.filter((one) => one.type === type && one.name === name);
}

/** By events, so that components with a state follow. */
function copyEntry(from: HTMLInputElement, to: HTMLInputElement): void {
  if (/^(checkbox|radio)$/.test(from.type)) {
    if (from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click();
    return;
  }
  if (from.files) {
    if (from.files.length > 0) to.files = from.files;
  } else if (from.value === to.value) return;
  else setValue(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React overrides the property of an element, to ignore what it has set itself. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}
