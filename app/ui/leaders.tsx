import type { ReactNode } from 'react';

export interface LeaderRow {
  label: ReactNode;
  value: ReactNode;
  key: string;
}

export function Leaders({
  rows,
  isPrices = false,
  isFull = false,
  isFacts = false,
}: {
  rows: readonly LeaderRow[];
  isPrices?: boolean;
  isFull?: boolean;
  /** For text values: aligned, without dots. */
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
