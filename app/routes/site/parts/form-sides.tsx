import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from '#app/ui/feedback/empty-drawing.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { NumberedSteps } from '#app/ui/numbered-steps.tsx';
import type { Language } from '#studio/shared/language.ts';
import stylesheet from './form-sides.css?url';
import { type FormSteps, formSidesMessages } from './form-sides.messages.ts';

interface FormSidesProps {
  language: Language;
  steps: FormSteps;
  /** Leaves out the first step. */
  isSent?: boolean;
  /** The form has the whole width, what follows it half of that. */
  isWide?: boolean;
  /** Below what happens next. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form, and what happens once it is sent. */
export function FormSides({
  language,
  steps,
  isSent = false,
  isWide = false,
  aside,
  children,
}: FormSidesProps) {
  const words = formSidesMessages[language];
  return (
    <div className={isWide ? 'wrap form-sides wide' : 'wrap form-sides'}>
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <div className="form-main">{children}</div>
      <div className="form-aside">
        <NumberedSteps id="form-steps" title={words.title} steps={words[steps].slice(isSent ? 1 : 0)} />
        {aside}
      </div>
    </div>
  );
}

/** The coach before a window, or the owner's photograph of her. */
export function PersonFigure({ name }: { name: 'coach-singing' | 'coach-listening' | 'coach-fork' }) {
  return (
    <figure className="form-figure person">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <div className="pane" />
      <Picture name={name} alt="" sizes="(min-width: 900px) 300px, 240px" />
    </figure>
  );
}

export function DrawnFigure({ name }: { name: EmptyDrawingName }) {
  return (
    <figure className="form-figure">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <EmptyDrawing name={name} />
    </figure>
  );
}
