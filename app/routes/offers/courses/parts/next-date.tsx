import type { Language } from '#studio/shared/language.ts';
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
  const { next } = programme;
  return (
    <div className="next-date">
      {!next && <p className="hint">{words.noDate}</p>}
      {next?.isFull && <p className="hint">{words.full}</p>}
      {seat && <SeatLinks seat={seat} language={language} />}
    </div>
  );
}
