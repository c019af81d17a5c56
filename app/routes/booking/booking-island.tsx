import { BookingWidget } from './widget/booking-widget.tsx';
import type { WidgetStart } from './widget/model.ts';

/** The widget on a page, ready to be taken over by the island `booking` when it is first touched. */
export function BookingIsland({ start }: { start: WidgetStart }) {
  return (
    <div
      data-island="booking"
      data-props={JSON.stringify(start)}
      data-awake={start.screen.at === 'held' ? '' : undefined}
    >
      <BookingWidget start={start} idPrefix="booking" />
    </div>
  );
}
