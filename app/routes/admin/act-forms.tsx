import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import type { Did, TeachingWords } from './courses/courses.messages.ts';
import { Refused } from './refused.tsx';

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
  if (problem) return <Refused title={words.problem} text={problem} />;
  return did ? (
    <p role="status" className="notice sunlit desk-word">
      {words.did[did]}
    </p>
  ) : null;
}

/** How a thing stood when its button was made, which brings it back: so the second of two who change it is told. */
export interface Seen {
  version?: number;
  seen?: string;
}

export function VersionField({ version, seen }: Seen) {
  return (
    <>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
    </>
  );
}

/** One button that does one thing to one thing. */
export function ActButton({
  intent,
  id,
  as,
  label,
  short,
  isOff,
}: {
  intent: string;
  id: string;
  as?: Seen;
  /** Names the thing, for those who listen. */
  label: string;
  short: string;
  isOff?: boolean;
}) {
  return (
    <Form method="post" preventScrollReset className="act">
      <input type="hidden" name="id" value={id} />
      <VersionField {...as} />
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
export function ConfirmButton({
  intent,
  id,
  as,
  label,
  question,
  yes,
}: {
  intent: string;
  id: string;
  as?: Seen;
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
        <VersionField {...as} />
        <Button type="submit" look="wrong" isPlain isCompact name="intent" value={intent}>
          {yes}
        </Button>
      </Form>
    </details>
  );
}
