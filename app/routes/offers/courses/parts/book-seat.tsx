import { Leaders } from '#app/ui/leaders.tsx';
import type { Language } from '#studio/shared/language.ts';
import { BuyForm } from '../../../money/checkout/buy-form.tsx';
import type { PayFailure } from '../../../money/checkout/pay-from-form.ts';
import { datesMessages } from '../dates.messages.ts';
import { overviewMessages } from '../overview.messages.ts';
import type { PriceRow } from '../price-rows.ts';
import type { SeatOffer } from '../seat-offer.ts';
import { dateFacts } from './offer-facts.ts';
import { SeatLinks } from './seat-links.tsx';

export interface BookSeatProps {
  seat: SeatOffer;
  /** For wire call 3. */
  courseId: string;
  title: string;
  prices: readonly PriceRow[];
  language: Language;
  /** Form action without scripts: the current page. */
  action: string;
  isBuyingOpen: boolean;
  failure: PayFailure | null;
  isInHead?: boolean;
  /** Of the form. */
  id?: string;
}

export function BookSeat({ seat, prices, language, isBuyingOpen, isInHead, ...buy }: BookSeatProps) {
  const words = datesMessages[language];
  const { next, dates, note, whyNot } = seat;
  const isBought = isBuyingOpen && whyNot === null && prices.length > 0;
  return (
    <section className="book-seat" id="dates">
      {!isInHead && <h2 className="ruled">{words.heading}</h2>}
      {next && (isInHead ? dates.length > 1 && !isBought : dates.length === 1 || !isBought) && (
        <ul className="date-list">
          {dates.map((date) => (
            <li key={date.id}>
              <Leaders isFull isFacts rows={dateFacts(date, language)} />
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
      {isBought && (
        <BuyForm
          {...buy}
          currencies={prices.map((row) => row.currency)}
          language={language}
          dates={{ legend: words.choose, options: dates, chosen: next?.id ?? null }}
        />
      )}
      {whyNot && <p className="hint">{whyNot}</p>}
      <SeatLinks seat={seat} language={language} />
      {whyNot && (
        <p className="actions">
          <a className="text-link" href="/contact">
            {words.write}
          </a>
        </p>
      )}
      {!isBuyingOpen && !whyNot && <p className="hint">{overviewMessages[language].paymentsOpenSoon}</p>}
    </section>
  );
}
