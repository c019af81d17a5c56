import { useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useWords } from '#app/web/words.ts';
import stylesheet from '../../site/takes/takes.css?url';
import { TakesScore } from '../../site/takes/takes-score.tsx';
import { type ComparisonWords, comparisonMessages } from './comparison.messages.ts';
import type { ComparedView, ComparisonView } from './read-comparison.ts';
import { type Lines, readLines, type Side, sides } from './read-lines.ts';
import { recordingMessages } from './recording.messages.ts';
import { TimedComments } from './timed-comments.tsx';
import { useSamePlace } from './use-same-place.ts';

export function ComparisonPage({ view }: { view: ComparisonView }) {
  const words = useWords(comparisonMessages);
  const { compared, coachName } = view;
  return (
    <div className="comparison stack">
      {compared ? (
        <Compared
          compared={compared}
          coachName={coachName}
          words={words}
          key={sides.map((side) => `${compared[side].id} ${compared[side].from}`).join()}
        />
      ) : null}
      <Choice view={view} words={words} />
    </div>
  );
}

/** Its address is the comparison, so it can be kept and reloaded. */
function Choice({ view, words }: { view: ComparisonView; words: ComparisonWords }) {
  const { recording, choices, typed, faults } = view;
  const errorOf = (name: 'from' | 'withFrom') => (faults.includes(name) ? words.atFault : null);
  return (
    <Form
      method="get"
      className="form comparison-form"
      noValidate
      key={useLocation().search}
      preventScrollReset
    >
      <SelectField name="with" idPrefix="compare" label={words.with} options={choices} chosen={typed.with} />
      <TextField
        name="from"
        idPrefix="compare"
        label={words.phraseOf(recording.name)}
        hint={words.atHint}
        defaultValue={typed.from}
        error={errorOf('from')}
        maxLength={10}
      />
      <TextField
        name="withFrom"
        idPrefix="compare"
        label={words.phraseOfOther}
        hint={words.atHint}
        defaultValue={typed.withFrom}
        error={errorOf('withFrom')}
        maxLength={10}
      />
      <div className="actions">
        <Button type="submit" isCompact>
          {words.compare}
        </Button>
      </div>
    </Form>
  );
}

interface ComparedProps {
  compared: Record<Side, ComparedView>;
  coachName: string;
  words: ComparisonWords;
}

function Compared({ compared, coachName, words }: ComparedProps) {
  const page = useRef<HTMLDivElement>(null);
  const [lines, readAgain] = useLines(compared);
  const playFrom = useSamePlace(page, compared, lines && 'drawing' in lines ? lines : null);
  const { talk } = useWords(recordingMessages);
  const comments = sides
    .flatMap((side) => compared[side].comments.map((comment) => ({ side, comment })))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  function placeOf({ side, comment }: (typeof comments)[number]) {
    return comment.at - compared[side].from;
  }
  return (
    <div className="stack" ref={page}>
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <figure className="comparison-lines">
        <LinesView lines={lines} compared={compared} readAgain={readAgain} words={words} />
      </figure>
      <div className="comparison-players">
        {sides.map((side) => (
          <div className={`comparison-${side}`} data-side={side} key={side}>
            <Player
              src={compared[side].sound}
              title={`${words.takes[side]}, ${compared[side].day}: ${compared[side].name}`}
              seconds={compared[side].seconds}
            />
          </div>
        ))}
      </div>
      <p className="quiet comparison-switching">{words.switching}</p>
      <section className="session-recording">
        <h2>{talk.title}</h2>
        {comments.length === 0 ? <p className="quiet">{words.noComments}</p> : null}
        <TimedComments
          comments={comments.map(({ side, comment }) => ({
            ...comment,
            by: `${comment.by ?? coachName}, ${words.takes[side]}`,
            sound: compared[side].sound,
            playFrom: () => playFrom({ side, at: comment.at }),
          }))}
          label={talk.playFrom}
        />
        {sides.map((side) => (
          <p key={side}>
            <TextLink href={`${compared[side].href}#comments`}>
              {words.comment(`${compared[side].day}: ${compared[side].name}`)}
            </TextLink>
          </p>
        ))}
      </section>
    </div>
  );
}

/** Null while they are read. */
function useLines(phrases: Record<Side, ComparedView>): [Lines | null, () => void] {
  const [lines, setLines] = useState<Lines | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = attempt >= 0;
    setLines(null);
    void readLines(phrases).then((read) => {
      if (isCurrent) setLines(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [phrases, attempt]);
  return [lines, () => setAttempt(attempt + 1)];
}

interface LinesProps {
  lines: Lines | null;
  compared: Record<Side, ComparedView>;
  readAgain: () => void;
  words: ComparisonWords;
}

function LinesView({ lines, compared, readAgain, words }: LinesProps) {
  if (!lines)
    return (
      <>
        <p role="status">{words.drawing}</p>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
      </>
    );
  if ('drawing' in lines) {
    const { drawing, facts } = lines;
    const text = `${words.dotted(facts.earlier)} ${words.solid(facts.later)}`;
    return <TakesScore drawing={drawing} description={{ line: '', text }} wordsLanguage="en" />;
  }
  return sides.map((side) => {
    const fault = lines.faults[side];
    if (!fault) return null;
    return (
      <Alert variant="wrong" title={words.noLine(compared[side].name)} isNews key={side}>
        <p>{words.problems[fault]}</p>
        {fault === 'not-loaded' ? (
          <Button variant="ghost" isPlain isCompact onClick={readAgain}>
            {words.again}
          </Button>
        ) : null}
      </Alert>
    );
  });
}
