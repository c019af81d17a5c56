export function reloadWaiting(): void {
  const waiting = document.querySelector<HTMLElement>('[data-reload-after]');
  if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.reloadAfter) * 1000);
}
