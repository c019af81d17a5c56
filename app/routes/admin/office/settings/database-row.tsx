import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import type { DatabaseRow as Row } from './read-database.ts';

export function DatabaseRow({ row }: { row: Row }) {
  return (
    <li id="connection-database">
      <h2>{row.name}</h2>
      <p>
        <Badge variant={row.isUsable ? 'done' : 'waiting'}>{row.state}</Badge>
      </p>
      <p className="hint">{row.what}</p>
      {row.problem && (
        <Alert variant={row.isUsable ? 'note' : 'wrong'}>
          <p>{row.problem}</p>
        </Alert>
      )}
    </li>
  );
}
