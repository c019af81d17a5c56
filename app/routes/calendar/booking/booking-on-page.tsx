import { Island } from '#app/web/island.tsx';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { BookingWidget } from './widget/booking-widget.tsx';
import type { WidgetStart } from './widget/model.ts';
import { packStart } from './widget/packed-start.ts';

/** Loads at once for a countdown, a pending payment, or a browser that may have a hold. */
export function BookingOnPage({ start }: { start: WidgetStart }) {
  return (
    <Island
      name="booking"
      className="booking-page"
      component={BookingWidget}
      props={{ start, idPrefix: 'booking' }}
      packed={{ start: packStart(start), idPrefix: 'booking' }}
      wakeWhen={start.screen.at === 'held' || start.screen.at === 'asking' ? 'now' : 'purpose'}
      ownTimes={{ studioZone: studioTimeZone, note: start.words.ownZone }}
    />
  );
}
