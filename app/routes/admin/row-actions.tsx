import { ActionButton } from './action-buttons.tsx';

export interface RowActionsWords {
  up: (name: string) => string;
  down: (name: string) => string;
  upShort: string;
  downShort: string;
}

interface RowActionsProps {
  row: { id: number | string; name: string; version: number; isVisible: boolean };
  /** The order at render time, for conflict detection. */
  seen: string;
  words: RowActionsWords;
  /** What the first button does, such as "Hide". */
  showing: string;
  isFirst: boolean;
  isLast: boolean;
  /** False: sorted otherwise, so that no row has a place. */
  isInOrder?: boolean;
}

/** Shows or hides a row of a list that the owner orders, and moves it. */
export function RowActions({
  row: { id, name, version, isVisible },
  seen,
  words,
  showing,
  isFirst,
  isLast,
  isInOrder = true,
}: RowActionsProps) {
  return (
    <div className="row-actions cluster wide">
      <ActionButton
        to={`${id}/visibility`}
        fields={{ show: isVisible ? 'no' : 'yes' }}
        as={{ version }}
        label={`${showing}: ${name}`}
        short={showing}
      />
      {isInOrder && (
        <>
          <ActionButton
            to={`${id}/position`}
            fields={{ direction: 'up' }}
            as={{ seen }}
            label={words.up(name)}
            short={words.upShort}
            isOff={isFirst}
          />
          <ActionButton
            to={`${id}/position`}
            fields={{ direction: 'down' }}
            as={{ seen }}
            label={words.down(name)}
            short={words.downShort}
            isOff={isLast}
          />
        </>
      )}
    </div>
  );
}
