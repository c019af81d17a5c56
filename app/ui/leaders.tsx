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
}: {
  rows: readonly LeaderRow[];
  isPrices?: boolean;
  isFull?: boolean;
}) {
  return (
    <dl className={`leaders${isPrices ? ' prices' : ''}${isFull ? ' full' : ''}`}>
      {rows.map((row) => (
        <div key={row.key}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
