import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

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
    <PageHead headline={headline} lead={sentence} {...(melody ? { melody } : {})}>
      <div className="actions">{actions}</div>
      {reference && (
        <p className="hint spaced">
          {reference.label} <code>{reference.number}</code>
        </p>
      )}
    </PageHead>
  );
}
