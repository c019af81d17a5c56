import { Form, useNavigation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { bookingsMessages } from './bookings.messages.ts';
import type { ShownKeptHour } from './read-bookings.ts';

type Words = (typeof bookingsMessages)['en'];

export function OwnHolds({ hours, words }: { hours: readonly ShownKeptHour[]; words: Words }) {
  const { formData } = useNavigation();
  const { kept: said } = words;
  return hours.map((hour) => {
    const isBusy = formData?.get('booking') === hour.id;
    return (
      <Alert key={hour.id} variant="sunlit" title={said.title}>
        <p className="from-capital">
          <strong>{hour.date}</strong>, {hour.hours}
          {hour.local ? ` (${hour.local})` : null}, {hour.place}
        </p>
        {hour.price ? (
          <>
            <Leaders rows={[{ key: 'price', label: hour.what, value: hour.price }]} isFull />
            <p>{said.until(hour.keptUntil)}</p>
            <Form method="post" className="actions">
              <input type="hidden" name="booking" value={hour.id} />
              <Button type="submit" isBusy={isBusy}>
                {isBusy ? said.paying : said.pay}
                <span className="unseen"> {words.about(hour.date)}</span>
              </Button>
            </Form>
          </>
        ) : (
          <p>{said.waiting}</p>
        )}
      </Alert>
    );
  });
}
