import type { ReactNode } from 'react';
import doorStyles from '#app/routes/account/door.css?url';
import { frameLinks, StudentFrame } from './frame.tsx';
import studyStyles from './study.css?url';

export interface StudyFrameProps {
  studioName: string;
  language: 'da' | 'en';
  title: string;
  lead?: ReactNode;
  /** The breadcrumb. */
  trail?: ReactNode;
  children: ReactNode;
}

export function StudyFrame({ trail, children, ...frame }: StudyFrameProps) {
  return (
    <StudentFrame section="courses" back={trail} {...frame}>
      {children}
    </StudentFrame>
  );
}

export const studyLinks = () => [
  ...frameLinks,
  ...[doorStyles, studyStyles].map((href) => ({ rel: 'stylesheet', href })),
];

export function studyMeta(title: string | undefined, studioName: string | undefined) {
  return [{ title: title ? `${title} · ${studioName}` : 'Login' }, { name: 'robots', content: 'noindex' }];
}
