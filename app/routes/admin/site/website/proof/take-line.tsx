import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { useSound } from '#app/ui/media/sounds.tsx';
import { type LineProblem, lineOfRecording } from '#app/web/media/line-of-recording.ts';
import type { ProofWords } from './proof.messages.ts';

interface TakeLineProps {
  title: string;
  place: string;
  /** The id of the recording that has no line yet. */
  recording: string;
  to: string;
  words: ProofWords;
}

/** Draws the line of a new recording, and saves it. */
export function TakeLine({ title, place, recording, to, words }: TakeLineProps) {
  const sound = useSound(place);
  const { submit, data: answer } = useFetcher<{ refusal: string } | null>();
  const [problem, setProblem] = useState<LineProblem | 'not-saved' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const address = sound?.address;
  useEffect(() => {
    if (!address) return undefined;
    let isCurrent = attempt >= 0;
    setProblem(null);
    lineOfRecording(address)
      .then((line) => {
        if (!isCurrent) return;
        if ('problem' in line) setProblem(line.problem);
        else submit({ recording, contour: line.contour.join(',') }, { method: 'post', action: to });
      })
      .catch(() => isCurrent && setProblem('not-saved'));
    return () => {
      isCurrent = false;
    };
  }, [address, attempt, recording, submit, to]);
  const shown = problem ?? (answer?.refusal ? 'not-saved' : null);
  if (!shown) return <p role="status">{`${title}: ${words.computing}`}</p>;
  return (
    <Alert variant="wrong" title={title} isNews>
      <p>{words.problems[shown]}</p>
      <Button variant="ghost" isPlain isCompact onClick={() => setAttempt(attempt + 1)}>
        {words.again}
      </Button>
    </Alert>
  );
}
