import type { Language } from '#studio/shared/language.ts';
import { takeFacts } from '#studio/site/takes/notes.ts';
import { sentenceOf } from '#studio/site/takes/take-pair.ts';
import type { ShownTakes } from '#studio/site/takes/take-pairs.queries.ts';
import { takesMessages } from './takes.messages.ts';
import { size, staveLines, type TakesDrawing } from './takes-drawing.ts';

type Drawn = Pick<ShownTakes, 'first' | 'last' | 'words' | 'wordsLanguage' | 'isSample'>;

interface ScoreProps {
  takes: Drawn;
  drawing: TakesDrawing;
  language: Language;
}

/** Both takes on one stave. What it shows is said below it, for everyone. */
export function TakesScore({ takes, drawing, language }: ScoreProps) {
  const words = takesMessages[language];
  return (
    <>
      <div className="takes-score">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="takes-pane" d={drawing.pane} />
          <path className="takes-stave" d={staveLines.map((y) => `M0 ${y}H${size.width}`).join('')} />
          <path className="takes-first" d={drawing.first} />
          <path className="takes-last" d={drawing.last} />
        </svg>
      </div>
      <svg className="takes-words" lang={takes.wordsLanguage} aria-hidden="true">
        {drawing.words.map(({ text, x }) => (
          <text x={`${x}%`} y="1.1em" key={x}>
            {text}
          </text>
        ))}
      </svg>
      <p className="caption">
        <span className="unseen">{words.line(sentenceOf(takes.words.join(' ')))} </span>
        {words.dotted(takeFacts(takes.first))} {words.solid(takeFacts(takes.last))}
        {takes.isSample && ` ${words.synthesised}`}
      </p>
    </>
  );
}
