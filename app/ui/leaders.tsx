import type { ReactNode } from 'react';

export interface LeaderRow {
  label: ReactNode;
  value: ReactNode;
  key: string;
}

/** Label and value joined by dots, as a concert programme prints them. */
export function Leaders({
  rows,
  isPrices = false,
  isFull = false,
  isFacts = false,
}: {
  rows: readonly LeaderRow[];
  isPrices?: boolean;
  isFull?: boolean;
  /** Words rather than figures: on a phone they begin on one line below each other, without dots. */
  isFacts?: boolean;
}) {
  return (
    <dl className={`leaders${isPrices ? ' prices' : ''}${isFull ? ' full' : ''}${isFacts ? ' facts' : ''}`}>
      {rows.map((row) => (
        <div key={row.key}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
