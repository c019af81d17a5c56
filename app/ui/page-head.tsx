import type { ReactNode } from 'react';
import { SungHeadline } from './media/sung-headline.tsx';

export interface PageHeadProps {
  headline: string;
  melody?: readonly number[];
  lead?: string;
  /** Above the lead: where this page belongs. */
  back?: ReactNode;
  /** Beside the lead. */
  children?: ReactNode;
}

/** Head of an inner page: light through a window, the sung headline, a sentence. */
export function PageHead({ headline, melody, lead, back, children }: PageHeadProps) {
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
          </div>
          {children && <div>{children}</div>}
        </div>
      )}
    </section>
  );
}
