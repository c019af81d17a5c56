import type { ReactNode } from 'react';

const crescent = 'M18 150A132 132 0 0 1 282 150L279 150A129 103 0 0 0 21 150Z';

export interface FermataProps {
  /** Whole seconds left, never below zero. */
  secondsLeft: number;
  /** Seconds at the start. */
  ofSeconds: number;
  children?: ReactNode;
}

/** 581 → '9:41'. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** A countdown drawn as a fermata that fills. */
export function Fermata({ secondsLeft, ofSeconds, children }: FermataProps) {
  const gone = Math.min(100, Math.max(0, 100 - (100 * secondsLeft) / Math.max(1, ofSeconds)));
  return (
    <div className="fermata">
      <svg viewBox="0 0 300 156" aria-hidden="true">
        <clipPath id="fermata-arc">
          <path d={crescent} />
        </clipPath>
        <g clipPath="url(#fermata-arc)">
          <rect className="ink" width="300" height="156" />
          <path
            className="gone"
            d="M282 156A132 138 0 0 0 18 156"
            pathLength={100}
            strokeDasharray={`${gone.toFixed(2)} 200`}
          />
        </g>
        <circle className="dot" cx="150" cy="124" r="14" />
      </svg>
      <p className="clock" role="timer">
        {clockText(secondsLeft)}
      </p>
      {children}
    </div>
  );
}
