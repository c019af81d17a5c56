import { FactLink } from '#app/ui/email-address.tsx';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { useWords } from '#app/web/words.ts';
import type { WaitingState } from '#platform/db/schema/catalogue.ts';
import { ActionButton, ConfirmButton } from '../../action-buttons.tsx';
import { waitingListMessages } from './waiting-list.messages.ts';

export interface WaitingEntry {
  id: string;
  email: string;
  state: WaitingState;
  joined: string;
  /** Null: no place is offered. */
  until: string | null;
}

interface WaitingListProps {
  entries: readonly WaitingEntry[];
  /** Version of the order of those who wait. */
  seen: string;
  isOpen: boolean;
}

const variants = { offered: 'waiting', accepted: 'done' } as const;

export function WaitingList({ entries, seen, isOpen }: WaitingListProps) {
  const words = useWords(waitingListMessages);
  if (entries.length === 0) return null;
  const waiting = entries.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  return (
    <section className="admin-section later" id="waiting-list">
      <h2>{words.heading}</h2>
      <p className="hint">{isOpen ? words.lead : words.closed}</p>
      <ol className="waiting-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry
              entry={entry}
              seen={seen}
              isFirst={waiting[0] === entry.id}
              isLast={waiting.at(-1) === entry.id}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({
  entry: { id, email, state, joined, until },
  seen,
  isFirst,
  isLast,
}: Pick<WaitingListProps, 'seen'> & { entry: WaitingEntry; isFirst: boolean; isLast: boolean }) {
  const words = useWords(waitingListMessages);
  return (
    <>
      <div>
        <FactLink href={`mailto:${email}`} text={email} />{' '}
        <Badge variant={state in variants ? variants[state as keyof typeof variants] : 'quiet'}>
          {words.states[state]}
        </Badge>
        <p className="hint">{until ? words.until(until) : words.joined(joined)}</p>
      </div>
      <div className="row-actions cluster wide">
        {state === 'waiting' && (
          <>
            <ActionButton
              to={`waiting-list/${id}/position`}
              as={{ seen }}
              fields={{ direction: 'up' }}
              label={words.up(email)}
              short={words.upShort}
              isOff={isFirst}
            />
            <ActionButton
              to={`waiting-list/${id}/position`}
              as={{ seen }}
              fields={{ direction: 'down' }}
              label={words.down(email)}
              short={words.downShort}
              isOff={isLast}
            />
          </>
        )}
        <ConfirmButton
          to={`waiting-list/${id}/removal`}
          as={{ seen: state }}
          label={words.remove}
          question={words.question(email)}
          yes={words.yes}
        />
      </div>
    </>
  );
}
