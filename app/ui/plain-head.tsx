import type { ReactNode } from 'react';

export interface PlainHeadProps {
  headline: string;
  /** Above the headline: the state that it belongs to. */
  kicker?: string;
  lead?: string;
  back?: ReactNode;
  children?: ReactNode;
}

/** The head of pages with something to fill in or to read closely: a heading on a rule. */
export function PlainHead({ headline, kicker, lead, back, children }: PlainHeadProps) {
  return (
    <section className="page-head plain-head">
      <div className="wrap">
        {back}
        <h1>
          {kicker && <span className="kicker">{kicker} </span>}
          {headline}
        </h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
