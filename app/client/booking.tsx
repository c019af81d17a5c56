import {
  BookingWidget,
  type BookingWidgetProps,
} from '#app/routes/calendar/booking/widget/booking-widget.tsx';
import { type PackedStart, unpackStart } from '#app/routes/calendar/booking/widget/packed-start.ts';
import { hydrateIsland } from './hydrate-island.tsx';

type PackedProps = Pick<BookingWidgetProps, 'idPrefix'> & { start: PackedStart };

export function wake(host: HTMLElement): Promise<void> {
  return hydrateIsland(host, BookingWidget, ({ start, ...props }: PackedProps) => ({
    ...props,
    start: unpackStart(start),
  }));
}
