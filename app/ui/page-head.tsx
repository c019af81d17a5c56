import type { ReactNode } from 'react';
import { SungHeadline } from './media/sung-headline.tsx';

export interface PageHeadProps {
  headline: string;
  melody?: readonly number[];
  lead?: string;
  back?: ReactNode;
  byline?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ headline, melody, lead, back, byline, children }: PageHeadProps) {
  return (
    <section className="page-head">
      <div className="stage">
        <div className="pane" />
        <SungHeadline text={headline} {...(melody ? { melody } : {})} />
      </div>
      {(lead || children || back) && (
        <div className="wrap below">
          <div>
            {back}
            {lead && <p className="lead">{lead}</p>}
            {byline}
          </div>
          {children && <div>{children}</div>}
        </div>
      )}
    </section>
  );
}
