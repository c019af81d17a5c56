import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { bookingsMessages } from './bookings.messages.ts';
import type { PastBooking } from './read-bookings.ts';

type Words = (typeof bookingsMessages)['en'];

interface PageLinks {
  later: string | null;
  earlier: string | null;
}

export function PastBookings({ past, ways, words }: { past: PastBooking[]; ways: PageLinks; words: Words }) {
  return (
    <section className="student-section stack" id="past">
      <h2 className="ruled">{words.past}</h2>
      {past.length > 0 ? (
        <ul className="student-list">
          {past.map((booking) => (
            <li className="student-row stack" key={booking.id}>
              <p className="student-row-name from-capital">{booking.date}</p>
              <p className="student-row-facts cluster">
                <span>{booking.hours}</span>
                <span>{booking.what}</span>
                <Badge variant="quiet">
                  {booking.isCancelled ? words.cancelled : booking.isNoShow ? words.noShow : words.took}
                </Badge>
              </p>
              {booking.note ? (
                <div className="student-row-note">
                  <h3 className="caption">{words.note}</h3>
                  <p>{booking.note}</p>
                </div>
              ) : null}
              <Recordings booking={booking} words={words} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{words.emptyPast}</p>
      )}
      <PastPagination ways={ways} words={words} />
    </section>
  );
}

function Recordings({ booking, words }: { booking: PastBooking; words: Words }) {
  if (booking.recordings.length === 0) return null;
  return (
    <div className="student-row-note">
      <h3 className="caption">{words.recordings}</h3>
      {booking.recordings.map(({ id, name, facts }) => (
        <p key={id}>
          <TextLink href={`/dashboard/bookings/${booking.id}/recordings/${id}`}>{name}</TextLink>{' '}
          <small className="quiet">{facts}</small>
        </p>
      ))}
    </div>
  );
}

function PastPagination({ ways, words }: { ways: PageLinks; words: Words }) {
  if (!ways.later && !ways.earlier) return null;
  return (
    <p className="actions">
      {ways.later ? (
        <TextLink href={ways.later} leads="back">
          {words.later}
        </TextLink>
      ) : null}
      {ways.earlier ? (
        <TextLink href={ways.earlier} leads="on">
          {words.earlier}
        </TextLink>
      ) : null}
    </p>
  );
}
