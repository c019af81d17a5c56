/** Milliseconds that a toast stays which asks nothing of its reader. */
export const stays = 9000;

export interface Toast {
  title: string;
  text: string;
  /** Something went wrong: stays until it is put away. */
  isDestructive?: boolean;
}

/**
 * Lays a toast where it is seen and read aloud: in the dialog that `from` stands in (a modal dialog covers the page's
 * own place), else in the page's.
 */
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

/** Puts away what lies there: whoever types on has read it, and on a phone it may cover the button they need next. */
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
