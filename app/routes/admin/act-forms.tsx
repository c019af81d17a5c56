import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import type { Did, TeachingWords } from './courses/courses.messages.ts';
import { Refused } from './refused.tsx';

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

/** The version that the button was rendered from, for conflict detection. */
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
  /** The accessible name includes the item's. */
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

/** Destructive actions need a confirmation, which works without scripts. */
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
