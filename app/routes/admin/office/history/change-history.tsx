import { ActionButton } from '../../action-buttons.tsx';
import type { HistoryView } from './read-history.ts';

/** What was changed from what to what, latest first; folded, because it is seldom looked at. */
export function ChangeHistory({ history, version }: { history: HistoryView; version: number }) {
  return (
    <details className="confirm-step change-history" id="history">
      <summary className="text-link">{history.title}</summary>
      <p className="hint">{history.hint}</p>
      <ol className="admin-history">
        {history.entries.map(({ id, when, lines, restore }) => (
          <li key={id}>
            <div>
              <p className="hint">{when}</p>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            {restore && (
              <ActionButton
                to={`versions/${id}/restoration`}
                as={{ version }}
                label={restore}
                short={history.restore}
              />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
