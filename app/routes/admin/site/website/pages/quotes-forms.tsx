import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { ConfirmDialog } from '../../../confirm-dialog.tsx';

interface EverywhereProps {
  list: { key: string; at: number; version: number };
  words: { label: string; question: string };
}

export function UseEverywhere({ list, words }: EverywhereProps) {
  return (
    <ConfirmDialog {...words} isHarmless>
      <PostForm to="quotes">
        <input type="hidden" name="key" value={list.key} />
        <input type="hidden" name="at" value={list.at} />
        <input type="hidden" name="version" value={list.version} />
        <SubmitButton variant="ghost" isCompact isPlain label={words.label} />
      </PostForm>
    </ConfirmDialog>
  );
}

export function RemoveSamples({ words }: Pick<EverywhereProps, 'words'>) {
  return (
    <ConfirmDialog {...words}>
      <PostForm to="sample-removal">
        <SubmitButton variant="ghost" isCompact isPlain label={words.label} />
      </PostForm>
    </ConfirmDialog>
  );
}
