import type { ReactNode } from 'react';

export interface ExhibitProps {
  /** Its anchor on the page. */
  id: string;
  name: string;
  /** What it is for, in one sentence. */
  use: string;
  children: ReactNode;
}

/** One part with all its states. */
export function Exhibit({ id, name, use, children }: ExhibitProps) {
  return (
    <section className="exhibit" id={id} aria-labelledby={`${id}-name`}>
      <h2 className="ruled" id={`${id}-name`}>
        <a href={`#${id}`}>{name}</a>
      </h2>
      <p className="caption">{use}</p>
      <div className="states">{children}</div>
    </section>
  );
}

/** States that last only while somebody points, presses or has focus; shown as if (force-states.ts). */
export type Forced = 'hover' | 'focus-visible' | 'active';

export interface StateProps {
  name: string;
  force?: Forced;
  /** What is pointed at, where it is not the first control. */
  on?: string;
  /** Needs the whole width. */
  isWide?: boolean;
  /** Holds what would be fixed to the window. */
  isFramed?: boolean;
  children: ReactNode;
}

export function State({ name, force, on, isWide, isFramed, children }: StateProps) {
  return (
    <div className={isWide ? 'state wide' : 'state'}>
      <p className="state-name">{name}</p>
      <div className={isFramed ? 'state-frame' : undefined} data-force={force} data-force-on={on}>
        {children}
      </div>
    </div>
  );
}
