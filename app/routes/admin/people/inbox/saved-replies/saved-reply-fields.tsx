import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { type FormState, formOf } from '#app/web/forms/form-of.ts';
import { BothLanguages } from '#app/web/language-order.tsx';
import { emptySavedReply, type SavedReplyTexts } from '#studio/people/contact/saved-reply.ts';
import type { SavedReplyWords } from './saved-replies.messages.ts';

export const savedReplyForm = formOf('saved', emptySavedReply);

interface Props {
  state: FormState<SavedReplyTexts>;
  words: SavedReplyWords;
}

export function SavedReplyFields({ state, words }: Props) {
  const field = savedReplyForm.fields(state, words.fields);
  return (
    <BothLanguages
      en={
        <>
          <TextField {...field('titleEn')} isRequired autoComplete="off" />
          <TextArea {...field('bodyEn')} isRequired rows={6} />
        </>
      }
      da={
        <>
          <TextField {...field('titleDa')} isRequired autoComplete="off" />
          <TextArea {...field('bodyDa')} isRequired rows={6} />
        </>
      }
    />
  );
}
