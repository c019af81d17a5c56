import type { ReactNode } from 'react';
import { SungHeadline } from '../media/sung-headline.tsx';
import { EmptyDrawing, type EmptyDrawingName } from './empty-drawing.tsx';

export interface ErrorPageProps {
  headline: string;
  melody?: readonly number[];
  /** What happened, and whether anything was lost. */
  sentence: string;
  /** The most likely one first. */
  actions: ReactNode;
  /** Its number in the log. */
  reference?: { label: string; number: string } | null;
  drawing?: EmptyDrawingName;
}

export function ErrorPage({ headline, melody, sentence, actions, reference, drawing }: ErrorPageProps) {
  if (drawing) {
    return (
      <section className="wrap drawn-error">
        <EmptyDrawing name={drawing} />
        <div>
          <h1>{headline}</h1>
          <p className="lead">{sentence}</p>
          <div className="actions">{actions}</div>
        </div>
      </section>
    );
  }
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
