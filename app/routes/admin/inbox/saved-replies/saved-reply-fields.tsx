import { Button } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { SavedReplyField, SavedReplyTexts } from '#studio/people/contact/saved-reply.ts';
import type { SavedReplyWords } from './saved-replies.messages.ts';

export interface RefusedSavedReply {
  typed: SavedReplyTexts;
  fields: SavedReplyField[];
  message: string;
}

interface Props {
  typed: SavedReplyTexts;
  fields: readonly SavedReplyField[];
  words: SavedReplyWords;
  isBusy: boolean;
}

export function SavedReplyFields({ typed, fields, words, isBusy }: Props) {
  const props = (name: SavedReplyField) => ({
    name,
    idPrefix: 'saved',
    label: words.fields[name],
    defaultValue: typed[name],
    error: fields.includes(name) ? words.faults[name] : null,
    isRequired: true,
    takesFocus: true,
  });
  return (
    <>
      <TextField {...props('titleEn')} autoComplete="off" />
      <TextArea {...props('bodyEn')} rows={6} />
      <TextField {...props('titleDa')} autoComplete="off" />
      <TextArea {...props('bodyDa')} rows={6} />
      <div className="actions">
        <Button type="submit" isPlain isBusy={isBusy}>
          {words.save}
        </Button>
      </div>
    </>
  );
}
