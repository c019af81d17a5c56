import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingWidget } from '#app/routes/calendar/booking/widget/booking-widget.tsx';
import { loadWidget } from '#app/routes/calendar/booking/widget/calls.ts';
import type { WidgetStart } from '#app/routes/calendar/booking/widget/model.ts';
import { keepTranslated } from './keep-translated.ts';
import { useReloadWhenFrozen } from './use-reload-when-frozen.ts';

/** Loads the booking widget on the first opening. If loading fails, the link works as usual. */
export async function wake(host: HTMLElement): Promise<void> {
  const dialog = host.closest('dialog');
  const start = await loadWidget(host.dataset.slots ?? '', { credit: null, offerId: null });
  if (!dialog || !start) throw new Error('The free hours could not be fetched');
  keepTranslated();
  await new Promise<void>((resolve) => {
    createRoot(host).render(<BookingInDialog dialog={dialog} start={start} onReady={resolve} />);
  });
}

function BookingInDialog({
  dialog,
  start,
  onReady,
}: {
  dialog: HTMLDialogElement;
  start: WidgetStart;
  onReady: () => void;
}) {
  useReloadWhenFrozen();
  useEffect(() => {
    const focusTitle = () => {
      if (dialog.open) dialog.querySelector('h2')?.focus();
    };
    focusTitle();
    onReady();
    const opening = new MutationObserver(focusTitle);
    opening.observe(dialog, { attributeFilter: ['open'] });
    return () => opening.disconnect();
  }, [dialog, onReady]);
  return (
    <BookingWidget start={start} idPrefix="booking-dialog" dialog={dialog} onClose={() => dialog.close()} />
  );
}
