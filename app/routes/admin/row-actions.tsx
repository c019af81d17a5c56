import { ActionButton } from './action-buttons.tsx';

export interface RowActionsWords {
  up: (name: string) => string;
  down: (name: string) => string;
  upShort: string;
  downShort: string;
}

interface Row {
  name: string;
  version: number;
  isVisible: boolean;
}

interface RowActionsProps {
  row: Row & { id: number | string };
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
  row,
  seen,
  words,
  showing,
  isFirst,
  isLast,
  isInOrder = true,
}: RowActionsProps) {
  const { id, name } = row;
  return (
    <div className="row-actions cluster wide">
      <VisibilityButton to={`${id}/visibility`} row={row} label={showing} />
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

interface VisibilityButtonProps {
  to: string;
  row: Row;
  /** What it does, such as "Hide". */
  label: string;
}

export function VisibilityButton({ to, row: { name, version, isVisible }, label }: VisibilityButtonProps) {
  return (
    <ActionButton
      to={to}
      fields={{ show: isVisible ? 'no' : 'yes' }}
      as={{ version }}
      label={`${label}: ${name}`}
      short={label}
    />
  );
}
