import { Alert } from '#app/ui/feedback/alert.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useWords } from '#app/web/words.ts';
import { studyMessages } from './study.messages.ts';

export function PausedCourse({ payHref }: { payHref: string | null }) {
  const words = useWords(studyMessages);
  return (
    <Alert
      title={words.paused.title}
      actions={
        <>
          {payHref && <ButtonLink href={payHref}>{words.paused.pay}</ButtonLink>}
          <TextLink href="/contact">{words.paused.write}</TextLink>
        </>
      }
    >
      <p>{words.paused.text}</p>
    </Alert>
  );
}
