import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useWords } from '#app/web/words.ts';
import type { SetUpStep } from '../settings/read-set-up.ts';
import { setUpMessages } from './set-up.messages.ts';

interface SetUpProps {
  steps: readonly SetUpStep[];
  /** Closed while tasks wait, which come first. */
  isOpen: boolean;
}

/** What is left before the studio goes live, until the owner ends it. */
export function SetUp({ steps, isOpen }: SetUpProps) {
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
          <SubmitButton variant="ghost" isCompact isPlain label={words.end} />
          <span className="hint">{words.endNote}</span>
        </PostForm>
      </Disclosure>
    </section>
  );
}
