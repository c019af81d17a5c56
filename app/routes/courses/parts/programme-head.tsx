import type { ReactNode } from 'react';
import { PageHead } from '#app/ui/page-head.tsx';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { Instructor } from '#studio/teaching/instructors/instructors.queries.ts';
import type { SiteFrame } from '../../site/frame.ts';
import { ProgrammeStyles } from './programme-styles.tsx';
import { TaughtBy } from './taught-by.tsx';

export interface ProgrammeHeadProps {
  document: ContentDocument;
  /** Fallback headline. */
  title: string;
  back: { href: string; label: string };
  teachers?: readonly Instructor[];
  frame: Pick<SiteFrame, 'identity' | 'language'>;
  children?: ReactNode;
}

export function ProgrammeHead({ document, title, back, teachers = [], frame, children }: ProgrammeHeadProps) {
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  return (
    <PageHead
      headline={headline?.text ?? title}
      {...(headline?.melody ? { melody: headline.melody } : {})}
      {...(lead ? { lead } : {})}
      byline={<TaughtBy teachers={teachers} {...frame} />}
      back={
        <p>
          <a className="text-link back" href={back.href}>
            {back.label}
          </a>
        </p>
      }
    >
      <ProgrammeStyles />
      {children}
    </PageHead>
  );
}
