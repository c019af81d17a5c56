import type { ReactNode } from 'react';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { Instructor } from '#studio/teaching/instructors/instructors.queries.ts';
import type { SiteFrame } from '../../../site/frame.ts';
import { ProgrammeStyles } from './programme-styles.tsx';
import { StageDrawing } from './stage-drawing.tsx';
import { TaughtBy } from './taught-by.tsx';

export interface ProgrammeHeadProps {
  document: ContentDocument;
  /** Fallback headline. */
  title: string;
  back: { href: string; label: string };
  teachers?: readonly Instructor[];
  frame: Pick<SiteFrame, 'identity' | 'language'>;
  /** A drawing that stands on the card. */
  stage?: string | undefined;
  /** Below the lead. */
  action?: ReactNode;
  children?: ReactNode;
}

export function ProgrammeHead({
  document,
  title,
  back,
  teachers = [],
  frame,
  stage,
  action,
  children,
}: ProgrammeHeadProps) {
  const lead = blockOf(document, 'lead')?.text;
  return (
    <section className="day-head">
      <ProgrammeStyles />
      <div className="pane" />
      <div className="wrap">
        <div>
          <p>
            <a className="text-link back" href={back.href}>
              {back.label}
            </a>
          </p>
          <h1>{blockOf(document, 'headline')?.text ?? title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <TaughtBy teachers={teachers} {...frame} />
          {action}
        </div>
        {(stage || children) && (
          <div className="staged">
            {stage && <StageDrawing name={stage} />}
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
