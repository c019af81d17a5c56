import type { ReactNode } from 'react';

export interface ExhibitProps {
  id: string;
  name: string;
  use: string;
  children: ReactNode;
}

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

/** States of pointer and keyboard, simulated by force-states.ts. */
export type Forced = 'hover' | 'focus-visible' | 'active';

export interface StateProps {
  name: string;
  force?: Forced;
  /** Selector of the element, if not the first control. */
  on?: string;
  isWide?: boolean;
  /** Contains fixed elements. */
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
