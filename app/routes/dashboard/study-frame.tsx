import type { ReactNode } from 'react';
import signInStyles from '#app/routes/people/account/sign-in.css?url';
import { StudentFrame, type StudentFrameProps } from './frame.tsx';
import studyStyles from './study.css?url';

interface StudyFrameProps extends Omit<StudentFrameProps, 'section' | 'back'> {
  trail: ReactNode;
}

export function StudyFrame({ trail, children, ...frame }: StudyFrameProps) {
  return (
    <StudentFrame section="courses" back={trail} {...frame}>
      {children}
    </StudentFrame>
  );
}

export const studyLinks = () => [signInStyles, studyStyles].map((href) => ({ rel: 'stylesheet', href }));
