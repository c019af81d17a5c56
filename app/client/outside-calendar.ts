export function wake(host: HTMLElement): void {
  const button = host.querySelector<HTMLButtonElement>('button[data-frame]');
  button?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = button.dataset.frame ?? '';
    frame.title = button.title;
    button.remove();
    host.append(frame);
    frame.focus();
  });
}
