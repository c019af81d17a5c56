import { Button } from '#app/ui/forms/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { CalendarsWords } from './calendars.messages.ts';

export interface AddressesResult {
  typed: string;
  refusal: 'invalid' | 'changed';
}

export interface OwnAddressesProps {
  addresses: readonly string[];
  version: number;
  words: CalendarsWords['addresses'];
  /** Of addresses that were not saved. */
  result: AddressesResult | undefined;
}

/** Email addresses of the owner, for invitations that they have declined. */
export function OwnAddresses({ addresses, version, words, result }: OwnAddressesProps) {
  const isBusy = useIsSending('addresses');
  return (
    <section className="admin-section">
      <h2>{words.title}</h2>
      <p className="hint">{words.lead}</p>
      <PostForm to="addresses" className="admin-form" noValidate>
        <input type="hidden" name="version" value={version} />
        <TextArea
          name="addresses"
          idPrefix="own"
          label={words.label}
          hint={words.hint}
          rows={4}
          maxLength={5_000}
          defaultValue={result?.typed ?? addresses.join('\n')}
          error={result?.refusal === 'invalid' ? words.fault : null}
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
