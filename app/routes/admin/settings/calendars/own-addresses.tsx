import { Button } from '#app/ui/forms/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { CalendarsWords } from './calendars.messages.ts';

export interface OwnAddressesProps {
  addresses: readonly string[];
  words: CalendarsWords['addresses'];
  /** What was not saved. */
  typed: string | undefined;
}

/** Email addresses of the owner, for invitations that they have declined. */
export function OwnAddresses({ addresses, words, typed }: OwnAddressesProps) {
  const isBusy = useIsSending('addresses');
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      <PostForm to="addresses" className="admin-form" noValidate>
        <TextArea
          name="addresses"
          idPrefix="own"
          label={words.label}
          hint={words.hint}
          rows={4}
          maxLength={5_000}
          defaultValue={typed ?? addresses.join('\n')}
          error={typed === undefined ? null : words.fault}
        />
        <div className="actions">
          <Button type="submit" isBusy={isBusy} isPlain>
            {words.save}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
