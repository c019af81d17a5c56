import type { Language } from '#studio/shared/language.ts';
import type { TakesDescription } from './describe-takes.ts';
import type { TakesDrawing } from './takes-drawing.ts';

interface ScoreProps {
  drawing: TakesDrawing;
  description: TakesDescription;
  /** Of the sung words. */
  wordsLanguage: Language;
}

/** Both takes on one stave. What it shows is said below it, for everyone. */
export function TakesScore({ drawing, description, wordsLanguage }: ScoreProps) {
  return (
    <>
      <div className="takes-score">
        <svg viewBox={drawing.viewBox} preserveAspectRatio="none" aria-hidden="true">
          <path className="takes-pane" d={drawing.pane} />
          <path className="takes-stave" d={drawing.stave} />
          <path className="takes-first" d={drawing.first} />
          <path className="takes-last" d={drawing.last} />
        </svg>
      </div>
      <svg className="takes-words" lang={wordsLanguage} aria-hidden="true">
        {drawing.words.map(({ text, x }) => (
          <text x={`${x}%`} y="1.1em" key={x}>
            {text}
          </text>
        ))}
      </svg>
      <p className="caption">
        <span className="unseen">{description.line} </span>
        {description.text}
      </p>
    </>
  );
}
