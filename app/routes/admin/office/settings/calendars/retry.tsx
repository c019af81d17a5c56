import { Button } from '#app/ui/forms/button.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { CalendarsWords } from './calendars.messages.ts';

export interface RetryProps {
  id: string;
  name: string;
  words: Pick<CalendarsWords, 'retry' | 'retryOf'>;
  /** Its name is not beside the button. */
  isNamed?: boolean;
}

export function Retry({ id, name, words, isNamed = false }: RetryProps) {
  const isBusy = useIsSending(`${id}/retry`);
  return (
    <PostForm to={`${id}/retry`}>
      <Button
        type="submit"
        variant="ghost"
        isBusy={isBusy}
        isPlain
        isCompact
        aria-label={words.retryOf(name)}
      >
        {isNamed ? words.retryOf(name) : words.retry}
      </Button>
    </PostForm>
  );
}
