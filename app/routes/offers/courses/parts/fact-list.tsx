import type { LeaderRow } from '#app/ui/leaders.tsx';

/** Label and value on one row, on hairlines: what a visitor decides by. */
export function FactList({ rows }: { rows: readonly LeaderRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="fact-list">
      {rows.map(({ key, label, value }) => (
        <div key={key} className={key === 'price' ? 'cost' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
