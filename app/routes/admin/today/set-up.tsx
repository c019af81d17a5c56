import { Disclosure } from '#app/ui/disclosure.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import type { SetUpStep } from '../settings/read-set-up.ts';
import { setUpMessages } from './set-up.messages.ts';

interface SetUpProps {
  steps: readonly SetUpStep[];
  isBusy: boolean;
  /** Closed while tasks wait, which come first. */
  isOpen: boolean;
}

/** What is left before the studio goes live, until the owner ends it. */
export function SetUp({ steps, isBusy, isOpen }: SetUpProps) {
  const words = useWords(setUpMessages);
  if (steps.length === 0) return null;
  return (
    <section className="today-set-up">
      <Disclosure summary={words.left(steps.length)} isOpen={isOpen}>
        <ol className="set-up">
          {steps.map(({ key, title, text, href, link }) => (
            <li key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
              <TextLink href={href}>{link}</TextLink>
            </li>
          ))}
        </ol>
        <PostForm to="set-up/end" className="actions">
          <Button type="submit" variant="ghost" isCompact isPlain isBusy={isBusy}>
            {words.end}
          </Button>
          <span className="hint">{words.endNote}</span>
        </PostForm>
      </Disclosure>
    </section>
  );
}
