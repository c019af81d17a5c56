import type { ReactNode } from 'react';
import signInStyles from '#app/routes/account/sign-in.css?url';
import { frameLinks, StudentFrame } from './frame.tsx';
import studyStyles from './study.css?url';

export interface StudyFrameProps {
  studioName: string;
  language: 'da' | 'en';
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  unread?: number;
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
  ...[signInStyles, studyStyles].map((href) => ({ rel: 'stylesheet', href })),
];

export function studyMeta(title: string | undefined, studioName: string | undefined) {
  return [{ title: title ? `${title} · ${studioName}` : 'Login' }, { name: 'robots', content: 'noindex' }];
}
