/** Milliseconds until a toast disappears. */
export const stays = 9000;

export interface Toast {
  title: string;
  text: string;
  /** An error: stays until it is dismissed. */
  isDestructive?: boolean;
}

/** Shown in the open dialog of `from`, if any: a modal dialog covers the page's own region. */
export function showToast(toast: Toast, from: Element): void {
  const region = regionFor(from);
  if (!region) return;
  const slip = document.createElement('div');
  slip.className = toast.isDestructive ? 'toast destructive' : 'toast';
  slip.setAttribute('role', toast.isDestructive ? 'alert' : 'status');
  const title = document.createElement('strong');
  title.textContent = toast.title;
  const text = document.createElement('p');
  text.textContent = toast.text;
  slip.append(
    title,
    text,
    closeButton(region.dataset.closeLabel ?? '', () => slip.remove()),
  );
  region.replaceChildren(slip);
  if (!toast.isDestructive) setTimeout(() => slip.remove(), stays);
}

/** Called on input: on a phone a toast may cover the next button. */
export function putToastsAway(from: Element): void {
  regionFor(from)?.replaceChildren();
}

function regionFor(from: Element): HTMLElement | null {
  const region = from.closest('dialog')?.querySelector('.toasts') ?? document.getElementById('toasts');
  return region instanceof HTMLElement ? region : null;
}

function closeButton(label: string, close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}
