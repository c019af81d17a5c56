import type { ReactNode } from 'react';
import { SungHeadline } from '../media/sung-headline.tsx';

export interface ErrorPageProps {
  headline: string;
  melody?: readonly number[];
  /** What happened, and whether anything was lost. */
  sentence: string;
  /** Ways on; the first one is the likeliest. */
  actions: ReactNode;
  /** Under which our log has it. */
  reference?: { label: string; number: string } | null;
}

/** A page in the place of one that cannot be shown. */
export function ErrorPage({ headline, melody, sentence, actions, reference }: ErrorPageProps) {
  return (
    <section className="page-head">
      <div className="stage">
        <div className="pane" />
        <SungHeadline text={headline} largest="l" {...(melody ? { melody } : {})} />
      </div>
      <div className="wrap below">
        <div>
          <p className="lead">{sentence}</p>
          <div className="actions spaced">{actions}</div>
          {reference && (
            <p className="hint spaced">
              {reference.label} <code>{reference.number}</code>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
