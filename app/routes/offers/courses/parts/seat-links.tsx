import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from '../dates.messages.ts';
import type { SeatOffer } from '../seat-offer.ts';

/** The waiting list of every full date; without a date, the email when one is set. */
export function SeatLinks({ seat, language }: { seat: SeatOffer; language: Language }) {
  const words = datesMessages[language];
  const full = seat.dates.filter(({ waitingHref }) => waitingHref !== null);
  const isAll = full.length === seat.dates.length;
  if (seat.notifyHref) {
    return (
      <p className="actions">
        <a className="text-link" href={seat.notifyHref}>
          {words.notify}
        </a>
      </p>
    );
  }
  return full.map(({ id, when, waitingHref }) => (
    <p className="actions" key={id}>
      <a className={isAll ? 'button ghost' : 'text-link'} href={waitingHref ?? ''}>
        {seat.dates.length === 1 ? words.wait : words.waitFor(when)}
      </a>
    </p>
  ));
}
