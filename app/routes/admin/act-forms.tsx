import { Form } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Did, TeachingWords } from './courses.messages.ts';

/** What an action of these pages answers when it has refused: why, about what, and what was typed. */
export interface Refused {
  problem: string;
  refusal: string;
  /** The form it came from. */
  about: string;
}

/** Above the page: what was just done, or why it was not. */
export function News({
  did,
  problem,
  words,
}: {
  did: Did | null;
  problem: string | null | undefined;
  words: TeachingWords;
}) {
  if (problem) {
    return (
      <div className="desk-word">
        <Alert look="wrong" title={words.problem} isNews>
          <p>{problem}</p>
        </Alert>
      </div>
    );
  }
  return did ? (
    <p role="status" className="notice sunlit desk-word">
      {words.did[did]}
    </p>
  ) : null;
}

/** One button that does one thing to one thing. */
export function ActButton({
  intent,
  id,
  label,
  short,
  isOff,
}: {
  intent: string;
  id: string;
  /** Names the thing, for those who listen. */
  label: string;
  short: string;
  isOff?: boolean;
}) {
  return (
    <Form method="post" preventScrollReset className="act">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        className="word-act"
        name="intent"
        value={intent}
        id={`${intent}-${id}`}
        aria-label={label}
        aria-disabled={isOff || undefined}
      >
        {short}
      </button>
    </Form>
  );
}

/** What cannot be taken back asks once, naming the thing; without scripts, too. */
export function SureButton({
  intent,
  id,
  label,
  question,
  yes,
}: {
  intent: string;
  id: string;
  label: string;
  question: string;
  yes: string;
}) {
  return (
    <details className="second-thought">
      <summary className="word-act">{label}</summary>
      <Form method="post" className="notice wrong" preventScrollReset>
        <p>{question}</p>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" look="wrong" isPlain isCompact name="intent" value={intent}>
          {yes}
        </Button>
      </Form>
    </details>
  );
}
