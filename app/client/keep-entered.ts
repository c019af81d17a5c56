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

function rememberEntries(root: ParentNode): () => void {
  const controls = controlsIn(root);
  const { activeElement } = document;
  return () => {
    if (!controls.every((control) => control.isConnected))
      restoreEntries(controls, controlsIn(root), activeElement);
  };
}

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<Control>('input, textarea, select')];

/** Copies what was entered into `before`, which React has removed, into the controls that replace them. */
function restoreEntries(
  before: readonly Control[],
  now: readonly Control[],
  activeElement: Element | null,
): void {
  for (const control of before) {
    const twin = control.isConnected ? null : alike(now, control)[alike(before, control).indexOf(control)];
    if (!twin) continue;
    copyEntry(control, twin);
    if (control === activeElement) twin.focus();
  }
}

function alike(controls: readonly Control[], { type, name }: Control): Control[] {
  return controls.filter((one) => one.type === type && one.name === name);
}

/** By events, so that components with a state follow. */
function copyEntry(from: Control, to: Control): void {
  if (from.type === 'hidden') return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (/^(checkbox|radio)$/.test(from.type)) {
      if (from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click();
      return;
    }
    if (from.type === 'file') {
      if (from.files?.length) to.files = from.files;
    } else if (from.value !== to.value) setValue(HTMLInputElement.prototype, to, from.value);
    else return;
  } else if (from.value === to.value) return;
  else {
    const prototype = to instanceof HTMLSelectElement ? HTMLSelectElement : HTMLTextAreaElement;
    setValue(prototype.prototype, to, from.value);
  }
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React overrides the property of an element, to ignore what it has set itself. */
function setValue(prototype: object, control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}
