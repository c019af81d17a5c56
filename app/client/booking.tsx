import { BookingWidget } from '#app/routes/booking/widget/booking-widget.tsx';
import { hydrateIsland } from './hydrate-island.tsx';

/** The booking widget on a page: takes over what the server has drawn. */
export function wake(host: HTMLElement): Promise<void> {
  return hydrateIsland(host, BookingWidget);
}
