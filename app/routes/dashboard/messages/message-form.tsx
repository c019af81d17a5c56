import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';

export interface RefusedMessage {
  problem: string;
  typed: string;
}

interface Words {
  problem: string;
  label: string;
  hint?: string;
  send: string;
  sending: string;
}

interface Props {
  refused: RefusedMessage | null;
  start?: string;
  words: Words;
  isBusy: boolean;
}

export function MessageFields({ refused, start = '', words, isBusy }: Props) {
  return (
    <>
      {refused ? (
        <Alert variant="wrong" title={words.problem} isNews>
          <p>{refused.problem}</p>
        </Alert>
      ) : null}
      <TextArea
        name="message"
        idPrefix="conversation"
        label={words.label}
        {...(words.hint ? { hint: words.hint } : {})}
        rows={6}
        isRequired
        defaultValue={refused?.typed ?? start}
        error={refused?.problem ?? null}
      />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </div>
    </>
  );
}
