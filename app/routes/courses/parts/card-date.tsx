import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from '../dates.messages.ts';
import type { SeatOffer } from '../seat-offer.ts';

interface CardDateProps {
  seat: SeatOffer;
  /** Null: there is no details page. */
  href: string | null;
  title: string;
  language: Language;
}

export function CardDate({ seat, href, title, language }: CardDateProps) {
  const words = datesMessages[language];
  const { next, dates } = seat;
  return (
    <div className="card-date">
      {next && (
        <p>
          <strong>{next.when}</strong>
          <br />
          {next.where}
          <br />
          {next.seats}
        </p>
      )}
      {seat.note && <p>{seat.note}</p>}
      {href && (
        <p>
          <a className="text-link" href={href}>
            {dates.length > 1 ? words.allDates(dates.length) : words.details}
            <span className="unseen"> {title}</span>
          </a>
        </p>
      )}
    </div>
  );
}
