import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingWidget } from '#app/routes/calendar/booking/widget/booking-widget.tsx';
import { loadWidget } from '#app/routes/calendar/booking/widget/calls.ts';
import type { WidgetStart } from '#app/routes/calendar/booking/widget/model.ts';
import { useReloadWhenFrozen } from './use-reload-when-frozen.ts';

/** Opens the free times in place of the link. If loading fails, the link is followed. */
export function wake(host: HTMLElement): void {
  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isSpecial = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isSpecial || host.dataset.open) return;
    event.preventDefault();
    open(host, link);
  });
}

async function open(host: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  link.textContent = link.dataset.busyLabel ?? link.textContent;
  const start = await loadWidget(host.dataset.times ?? '', { credit: null, offerId: null });
  if (!start) return location.assign(link.href);
  host.dataset.open = 'yes';
  createRoot(host).render(<InPlace start={start} host={host} />);
}

function InPlace({ start, host }: { start: WidgetStart; host: HTMLElement }) {
  useReloadWhenFrozen();
  // The pressed link is gone: move the focus to the new content.
  useEffect(() => host.querySelector('h2')?.focus(), [host]);
  return <BookingWidget start={start} idPrefix="consultation" />;
}
