import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Programme } from '../programme.data.ts';
import { programmesMessages } from '../programmes.messages.ts';
import type { SeatOffer } from '../seat-offer.ts';

export interface ClosingDateProps {
  programme: Programme | null;
  /** Null: not for sale. */
  seat: SeatOffer | null;
  title: string;
  applyHref: string;
  /** What each weekend is about, in order. */
  themes?: readonly string[];
  language: Language;
}

/** The end of a programme's page: when it begins, what is left, and the one action. */
export function ClosingDate({ programme, seat, title, applyHref, themes = [], language }: ClosingDateProps) {
  const next = programme?.next;
  if (!next) return null;
  const words = programmesMessages[language];
  const firstDay = formatDate(Temporal.PlainDate.from(next.startsOn), language);
  return (
    <section className="closing-date">
      <div className="wrap">
        <div>
          <h2>{words.begins(title, firstDay)}</h2>
          <p>
            {next.isFull ? words.full : [seat?.next?.seats, seat?.next?.where].filter(Boolean).join(' · ')}
          </p>
          <p className="actions">
            <a className="button" href={applyHref}>
              {words.applyNow}
            </a>
          </p>
        </div>
        <ol>
          {next.runs.map(({ dates, hours }, index) => (
            <li key={dates}>
              <NotePair />
              <strong>{dates}</strong>
              <span>{themes[index] ?? hours}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Two notes in their measure; the stylesheet raises them from measure to measure. */
function NotePair() {
  return (
    <svg viewBox="0 0 60 24" width="60" height="24" aria-hidden="true">
      <ellipse cx="13" cy="16" rx="10" ry="7" transform="rotate(-18 13 16)" />
      <ellipse cx="41" cy="10" rx="10" ry="7" transform="rotate(-18 41 10)" />
    </svg>
  );
}
