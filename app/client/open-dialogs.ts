import { wake } from './touch-islands.ts';

/** `<a href="/page" data-opens="dialog-id">` opens the dialog; without scripts the link is followed. */
export function openDialogs(): void {
  for (const touch of ['pointerdown', 'focusin']) {
    document.addEventListener(touch, (event) => dialogFor(event)?.islands.forEach(prepare), {
      passive: true,
    });
  }
  document.addEventListener('click', (event) => {
    const opened = dialogFor(event);
    if (!opened || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opened.dialog.showModal();
    opened.islands.forEach(prepare);
  });
}

function prepare(host: HTMLElement): void {
  wake(host).catch(() => {});
}

function dialogFor(event: Event) {
  const trigger = event.target instanceof Element && event.target.closest<HTMLElement>('[data-opens]');
  const dialog = trigger && document.getElementById(trigger.dataset.opens ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return null;
  return { dialog, islands: dialog.querySelectorAll<HTMLElement>('[data-island]') };
}
