import { BookingWidget } from '#app/routes/booking/widget/booking-widget.tsx';
import { hydrateIsland } from './hydrate-island.tsx';

export function wake(host: HTMLElement): Promise<void> {
  return hydrateIsland(host, BookingWidget);
}
