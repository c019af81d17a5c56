import type { ReactNode } from 'react';

export interface PlainHeadProps {
  headline: string;
  /** Above the headline: the state that it belongs to. */
  kicker?: string;
  lead?: string;
  back?: ReactNode;
  /** Stands on the rule, at its end. */
  figure?: ReactNode;
  children?: ReactNode;
}

/** The head of pages with something to fill in or to read closely: a heading on a rule. */
export function PlainHead({ headline, kicker, lead, back, figure, children }: PlainHeadProps) {
  return (
    <section className="page-head plain-head">
      <div className={figure ? 'wrap with-figure' : 'wrap'}>
        {back}
        <h1>
          {kicker && <span className="kicker">{kicker} </span>}
          {headline}
        </h1>
        {lead && <p className="lead">{lead}</p>}
        {figure}
        {children}
      </div>
    </section>
  );
}
