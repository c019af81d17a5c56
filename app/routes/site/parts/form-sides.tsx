import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from '#app/ui/feedback/empty-drawing.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { Language } from '#studio/shared/language.ts';
import stylesheet from './form-sides.css?url';
import { type FormSteps, formSidesMessages } from './form-sides.messages.ts';

interface FormSidesProps {
  language: Language;
  steps: FormSteps;
  figure: ReactNode;
  /** The steps are below the figure rather than below the form. */
  isLong?: boolean;
  children: ReactNode;
}

/** A form, what happens once it is sent, and a picture beside them. */
export function FormSides({ language, steps, figure, isLong = false, children }: FormSidesProps) {
  const words = formSidesMessages[language];
  return (
    <div className={isLong ? 'wrap form-sides long' : 'wrap form-sides'}>
      <div className="form-main">{children}</div>
      <section className="form-steps" aria-labelledby="form-steps">
        <h2 className="ruled" id="form-steps">
          {words.title}
        </h2>
        <ol className="steps">
          {words[steps].map((text) => (
            <li key={text}>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      {figure}
    </div>
  );
}

/** The coach before a window, or the owner's photograph of her. */
export function PersonFigure({ name }: { name: 'coach-singing' | 'coach-listening' }) {
  return (
    <figure className="form-figure person">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <div className="pane" />
      <Picture name={name} alt="" sizes="(min-width: 900px) 420px, 260px" />
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
