import type { ReactNode } from 'react';

export interface PlainHeadProps {
  headline: string;
  lead?: string;
  /** The parent page. */
  back?: ReactNode;
  children?: ReactNode;
}

/** The head of pages with something to fill in or to read closely: a heading on a rule. */
export function PlainHead({ headline, lead, back, children }: PlainHeadProps) {
  return (
    <section className="page-head plain-head">
      <div className="wrap">
        {back}
        <h1>{headline}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
