import type { ReactNode } from 'react';
import type { Programme } from '../programme.data.ts';

export interface ClosingDateProps {
  heading: string;
  /** Drawn as measures when there are several. */
  runs?: NonNullable<Programme['next']>['runs'];
  /** What each run is about, in order. */
  themes?: readonly string[];
  /** Below the heading, such as that all places are taken. */
  note?: string | null;
  children: ReactNode;
}

/** The end of an offer's page: the date and the one action. The facts are in its head. */
export function ClosingDate({ heading, runs = [], themes = [], note, children }: ClosingDateProps) {
  const isDrawn = runs.length > 1;
  return (
    <section className={isDrawn ? 'closing-date' : 'closing-date one-line'}>
      <div className="wrap">
        <div>
          <h2>{heading}</h2>
          {note && <p>{note}</p>}
          {isDrawn && children}
        </div>
        {isDrawn ? (
          <ol>
            {runs.map(({ dates, hours }, index) => (
              <li key={dates}>
                <NotePair />
                <strong>{dates}</strong>
                <span>{themes[index] ?? hours}</span>
              </li>
            ))}
          </ol>
        ) : (
          children
        )}
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
