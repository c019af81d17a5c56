import { Leaders } from '#app/ui/leaders.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { Language } from '#studio/shared/language.ts';
import { reducedNote } from '../price-rows.ts';
import type { Programme } from '../programme.data.ts';
import { programmesMessages } from '../programmes.messages.ts';
import type { SeatOffer } from '../seat-offer.ts';
import { SeatLinks } from './seat-links.tsx';

export function NextDate({
  programme,
  seat,
  language,
}: {
  programme: Programme;
  /** Null: not for sale. */
  seat: SeatOffer | null;
  language: Language;
}) {
  const words = programmesMessages[language];
  const { prices, next, last } = programme;
  const dates = [
    ...(next ? [{ key: 'next', label: words.next, value: next.dates }] : []),
    ...(last ? [{ key: 'last', label: words.last, value: last }] : []),
  ];
  return (
    <div className="next-date">
      <PriceLeaders prices={prices} note={reducedNote(prices, language)} />
      {dates.length > 0 && <Leaders isFacts rows={dates} />}
      {!next && <p className="hint">{words.noDate}</p>}
      {next?.isFull && <p className="hint">{words.full}</p>}
      {seat && <SeatLinks seat={seat} language={language} />}
    </div>
  );
}
