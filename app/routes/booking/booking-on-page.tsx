import { Island } from '#app/web/island.tsx';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { BookingWidget } from './widget/booking-widget.tsx';
import type { WidgetStart } from './widget/model.ts';

/**
 * The widget on a page. Its script is loaded when somebody touches it; by itself only where a clock runs, an answer is
 * waited for, or this browser may hold an hour.
 */
export function BookingOnPage({ start }: { start: WidgetStart }) {
  return (
    <Island
      name="booking"
      className="booking-page"
      component={BookingWidget}
      props={{ start, idPrefix: 'booking' }}
      wakeWhen={start.screen.at === 'held' || start.screen.at === 'asking' ? 'now' : 'purpose'}
      ownTimes={{ studioZone: studioTimeZone, note: start.words.ownZone }}
    />
  );
}
